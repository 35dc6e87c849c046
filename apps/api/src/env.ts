import { isIP } from "node:net";
import { resolve } from "node:path";
import { brand } from "@before-ten/contracts/shared/brand";
import { newPasswordSchema } from "@before-ten/contracts/auth/input";
import { isEmailAddress } from "@before-ten/contracts/shared/email-address";
import { z } from "zod";
import { isLoopback } from "./http/loopback.ts";

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

const address = z.string().refine(isEmailAddress, "must be one e-mail address");

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
  );

/**
 * Scheme, host and perhaps a port; a slash at the end is forgiven. Comes out as browsers write it.
 */
const origin = z.string().transform((text, context) => {
  const error = originError(text);
  if (error === undefined) return new URL(text).origin;
  const form = "must be like https://club.example or http://localhost:3000";
  context.addIssue({ code: "custom", message: `${form}, ${error}` });
  return z.NEVER;
});

const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * An address, perhaps with the length of its network's prefix; or one of Fastify's names for
 * several.
 */
const network = z.string().refine((text) => {
  if (namedNetworks.has(text)) return true;
  const [ip = "", prefix = "0", ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && more.length === 0;
}, "must be networks such as 10.0.0.0/8, or addresses");

const settings = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /**
   * Where people reach the site: links in mails and pages begin with it, never with a request's
   * Host header.
   */
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  SEED_DEMO: flag.optional(),
  /** The first admin, made when there is none. */
  ADMIN_EMAIL: address.optional(),
  ADMIN_PASSWORD: newPasswordSchema.optional(),
  /** Without it mails become files below DATA_DIR/outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })
    .refine((url) => !url.includes("?"), { error: "takes no options after a ?" })
    .optional(),
  MAIL_FROM: address.optional(),
  CONTACT_TO: address.optional(),
  NEWSLETTER_DOUBLE_OPT_IN: flag.default(false),
  /** Mails of campaigns a second, of all processes together, and to addresses of one domain. */
  CAMPAIGN_RATE: z.coerce.number().min(0.01).max(10_000).default(20),
  CAMPAIGN_DOMAIN_RATE: z.coerce.number().min(0.01).max(10_000).default(5),
  /** For the address search of the event form; without it the typed text counts. */
  GEOAPIFY_KEY: z.string().optional(),
  GEOAPIFY_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://api.geoapify.com" })
    .default("https://api.geoapify.com"),
  /** False: nobody's ticket page is looked at unless an admin asks for it. */
  TICKET_WATCH: flag.default(true),
  /** The mailbox to which mail servers return what they can't deliver; without it nobody looks. */
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: "must begin with imap:// or imaps://" })
    .refine((url) => !URL.canParse(url) || new URL(url).password !== "", {
      error: "needs a user name and a password, as in imaps://user:password@host/INBOX",
    })
    .optional(),
  /** Proxies whose X-Forwarded-For counts, as comma-separated CIDRs. */
  TRUST_PROXY: list.pipe(z.array(network)),
  /** Sites whose pages may call /api, as comma-separated origins. */
  CORS_ORIGINS: list.pipe(z.array(origin)),
  /**
   * Megabytes that V8's heap may take. It counts when the process begins: `cli/limit-memory.ts` has
   * read it by then.
   */
  HEAP_LIMIT_MB: z.coerce.number().int().min(100).max(99_999).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export const settingNames = Object.keys(settings.shape);

export interface Settings {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string;
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  seedDemo: boolean;
  /** Undefined: the embedded database gets one with a random password, another database none. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Undefined: mails become files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contactTo: string;
  newsletterDoubleOptIn: boolean;
  /** Mails of campaigns a second. */
  campaignRates: { inAll: number; toDomain: number };
  /** Undefined: no address search. */
  geoapify: { key: string; url: string } | undefined;
  ticketWatch: boolean;
  /** Undefined: bounces come over the REST API alone. */
  bounceImapUrl: string | undefined;
  trustProxy: string[];
  corsOrigins: string[];
  rateLimitFactor: number;
  logLevel: string;
  /** Sentences for the log: what works, but is hardly meant. */
  warnings: string[];
}

/**
 * Throws with a line for each setting that is wrong, so that a bad deployment fails when it starts.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = settings.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const isProduction = environment["NODE_ENV"] === "production";
  if (isProduction) refuseDefaults(env);
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    seedDemo: env.SEED_DEMO ?? env.DATABASE_URL === undefined,
    firstAdmin: firstAdminOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? brand.email,
    contactTo: env.CONTACT_TO ?? brand.email,
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN,
    campaignRates: { inAll: env.CAMPAIGN_RATE, toDomain: env.CAMPAIGN_DOMAIN_RATE },
    geoapify:
      env.GEOAPIFY_KEY === undefined ? undefined : { key: env.GEOAPIFY_KEY, url: env.GEOAPIFY_URL },
    ticketWatch: env.TICKET_WATCH,
    bounceImapUrl: env.BOUNCE_IMAP_URL,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    warnings: isProduction ? doubtsAbout(env) : [],
  };
}

function originError(text: string): string | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return "with http:// or https:// in front";
  if (!URL.canParse(text)) return "and this host or port can't be read";
  const { username, password, pathname } = new URL(text);
  if (username !== "" || password !== "") return "without a user name and password";
  if (text.includes("?")) return "without a query";
  if (text.includes("#")) return "without a fragment";
  return pathname === "/" ? undefined : "without a path";
}

function firstAdminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof settings>) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD are only of use together.");
  }
  return { email, password };
}

const neededInProduction = ["PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "CONTACT_TO"] as const;

/**
 * Mails that land in files, or links in them that lead nowhere, must not pass for a working site.
 */
function refuseDefaults(env: z.infer<typeof settings>): void {
  const missing = neededInProduction.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`With NODE_ENV=production these settings are needed: ${missing.join(", ")}`);
  }
  const { protocol, hostname } = new URL(env.PUBLIC_URL ?? "");
  if (protocol === "http:" && !isLoopback(hostname)) {
    throw new Error(
      "With NODE_ENV=production PUBLIC_URL must begin with https://: passwords and the links in mails would travel " +
        "readable for everybody on the way. Put TLS in front of the server. (http:// is for this machine alone, as in " +
        "http://localhost:3000.)",
    );
  }
}

/** Beyond this, either way, a factor is a test's or a slip. */
const farFactor = 5;

function doubtsAbout(env: z.infer<typeof settings>): string[] {
  return [doubtAboutFactor(env.RATE_LIMIT_FACTOR), doubtAboutDatabase(env.DATABASE_URL)].filter(
    (doubt) => doubt !== undefined,
  );
}

function doubtAboutFactor(factor: number): string | undefined {
  if (factor > farFactor) {
    const consequence = "passwords can be guessed, and mails sent, that much faster";
    return `RATE_LIMIT_FACTOR=${factor} makes every limit ${factor} times as wide: ${consequence}`;
  }
  if (factor < 1 / farFactor) {
    return `RATE_LIMIT_FACTOR=${factor} makes limits so narrow that ordinary visitors meet them`;
  }
  return undefined;
}

/** With these the driver checks the server's certificate. */
const checkingModes = new Set(["require", "verify-ca", "verify-full"]);

function doubtAboutDatabase(url = ""): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, searchParams } = new URL(url);
  // No host, or a folder, is a socket of this machine.
  if (/^(?:%2f.*)?$/i.test(hostname) || isLoopback(hostname)) return undefined;
  if (checkingModes.has(searchParams.get("sslmode") ?? "")) return undefined;
  return "DATABASE_URL has no sslmode=verify-full: all that the database is asked and answers can be read on the way";
}

/** `PORT=` in a `.env` file means "not set". */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
