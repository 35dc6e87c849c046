import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { brand } from "@before-ten/contracts/shared/brand";
import { newPasswordSchema } from "@before-ten/contracts/auth/input";
import { defaultHistoryDays, minHistoryDays } from "@before-ten/contracts/history/rules";
import { z } from "zod";
import { type BackupSettings, backupSettingsOf, backupShape } from "./backup/backup-settings.ts";
import { isLoopback } from "./http/client/loopback.ts";
import type { OverloadBounds } from "./http/overload/overload.ts";
import { overloadBoundsOf, overloadSettings } from "./http/overload/overload-settings.ts";
import { type S3Settings, s3SettingsOf, s3Shape } from "./images/s3/s3-settings.ts";
import {
  type ObserveSettings,
  observeSettings,
  observeSettingsOf,
} from "./observe/observe-settings.ts";
import { setting } from "./settings/setting.ts";
import { doubtsAbout, isReadable } from "./settings/setting-doubts.ts";
import { address, flag, list, network, origin } from "./settings/setting-values.ts";

/*
 * A setting is one row here or in a file imported above: `pnpm settings:write` copies its sentence,
 * its default and its example to docs/settings.md and .env.example.
 */

const server = {
  HOST: setting(z.string().default("127.0.0.1"), "the address that the server listens on."),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000), "its port."),
  PUBLIC_URL: setting(
    origin.optional(),
    "where people reach the site, without a path; canonical links, share images and links in mails begin with it, never with a request's `Host` header. Default: `http://localhost:$PORT`.",
    "https://club.example",
  ),
  DATA_DIR: setting(
    z.string().default(".data"),
    "folder of the embedded database, the images and, without `SMTP_URL`, the mails.",
  ),
  SEED_DEMO: setting(
    flag.optional(),
    "fill an empty database with the demo club. Default: `true` with the embedded database, otherwise `false`.",
    "true",
  ),
  ADMIN_EMAIL: setting(
    address.optional(),
    "the address of the first admin, who is created if there is none. Without it and `ADMIN_PASSWORD` the embedded database gets an admin with a random password, which the start prints once.",
    "ana@club.example",
  ),
  ADMIN_PASSWORD: setting(newPasswordSchema.optional(), "the first admin's password.", ""),
  TRUST_PROXY: setting(
    list.pipe(z.array(network)),
    "comma-separated CIDRs of proxies whose `X-Forwarded-For` counts, or Fastify's names for networks.",
    "10.0.0.0/8,loopback",
  ),
  CORS_ORIGINS: setting(
    list.pipe(z.array(origin)),
    "comma-separated origins of sites whose pages may call `/api`.",
    "https://partner.example",
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    "`fatal`, `error`, `warn`, `info`, `debug` or `silent`.",
  ),
};

const processes = {
  DATABASE_URL: setting(
    z.string().optional(),
    "PostgreSQL 15 or newer. Default: the embedded server, with its data below `DATA_DIR`.",
    "postgresql://club:secret@db.example/club?sslmode=verify-full",
  ),
  DATABASE_READ_URL: setting(
    z.string().optional(),
    "a streaming replica of it, for [public reads](operations.md#read-replicas).",
    "postgresql://club:secret@replica.example/club?sslmode=verify-full",
  ),
  READ_MAX_LAG_MS: setting(
    z.coerce.number().int().min(100).max(60_000).default(1_000),
    "how many milliseconds the replica may be behind.",
  ),
  WEB_PROCESSES: setting(
    z
      .string()
      .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, "must be auto, or a number from 1 to 64")
      .default("1"),
    "[processes](operations.md#several-processes) that answer requests on one port; `auto` is one per core. With more than one, another works in the background.",
  ),
  ROLE: setting(
    z.enum(["all", "web", "worker"]).default("all"),
    "`web` answers requests, `worker` works in the background, `all` does both. `web` and `worker` need `DATABASE_URL`.",
  ),
  HEAP_LIMIT_MB: setting(
    z.coerce.number().int().min(100).max(99_999).optional(),
    "maximum of V8's heap in megabytes; the process takes about 100 more (not on Windows). Default: `320`.",
    "320",
  ),
};

const mail = {
  SMTP_URL: setting(
    z
      .url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })
      .refine((url) => !url.includes("?"), { error: "takes no options after a ?" })
      .optional(),
    "the mail server: `smtp:` (with STARTTLS) or `smtps:`. Without it mails become files below `DATA_DIR/outbox`.",
    "smtp://user:password@mail.example:587",
  ),
  MAIL_FROM: setting(
    address.optional(),
    "sender of every mail. Default: the address in `brand.ts`.",
    "hello@club.example",
  ),
  CONTACT_TO: setting(
    address.optional(),
    "who gets messages from the contact page. Default: the address in `brand.ts`.",
    "team@club.example",
  ),
  NEWSLETTER_DOUBLE_OPT_IN: setting(
    flag.default(false),
    "a subscription counts once it was confirmed by mail.",
  ),
  CAMPAIGN_RATE: setting(
    z.coerce.number().min(0.01).max(10_000).default(20),
    "campaign mails per second, over all processes.",
  ),
  CAMPAIGN_DOMAIN_RATE: setting(
    z.coerce.number().min(0.01).max(10_000).default(5),
    "campaign mails per second to addresses of one domain.",
  ),
  BOUNCE_IMAP_URL: setting(
    z
      .url({ protocol: /^imaps?$/, error: "must begin with imap:// or imaps://" })
      .refine((url) => !URL.canParse(url) || new URL(url).password !== "", {
        error: "needs a user name and a password, as in imaps://user:password@host/INBOX",
      })
      .optional(),
    "the mailbox to which mail servers return undeliverable mail, read every five minutes.",
    "imaps://user:password@mail.example/INBOX",
  ),
};

const features = {
  GEOAPIFY_KEY: setting(
    z.string().optional(),
    "key for the address search of the event form; without it the typed text counts.",
    "",
  ),
  GEOAPIFY_URL: setting(
    z
      .url({ protocol: /^https?$/, error: "must be an address like https://api.geoapify.com" })
      .default("https://api.geoapify.com"),
    "the address of that search.",
  ),
  TICKET_WATCH: setting(
    flag.default(true),
    "check ticket pages of upcoming events once a day and show admins what differs. Otherwise they are checked when an admin asks for it.",
  ),
  MESSAGES_DAYS: setting(
    z.coerce.number().int().min(0).max(36_500).default(730),
    "how many days contact messages and answers stay; `0` is forever.",
  ),
  HISTORY_DAYS: setting(
    z.coerce.number().int().min(minHistoryDays).max(36_500).default(defaultHistoryDays),
    `how many days the history of changes and the security events stay; at least ${minHistoryDays}.`,
  ),
};

const limits = {
  RATE_LIMIT_FACTOR: setting(
    z.coerce.number().positive().default(1),
    "multiplies every rate limit.",
  ),
  ...overloadSettings,
};

/** By the headings of docs/settings.md. */
export const settingSections = {
  Server: server,
  "Database and processes": processes,
  Images: s3Shape,
  "Mail and newsletter": mail,
  Features: features,
  Backups: backupShape,
  Limits: limits,
  "Metrics and traces": observeSettings,
};

const settings = z.object({
  ...server,
  ...processes,
  ...s3Shape,
  ...mail,
  ...features,
  ...backupShape,
  ...limits,
  ...observeSettings,
});

export const settingNames = Object.keys(settings.shape);

export interface Settings {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string;
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  databaseReadUrl: string | undefined;
  readMaxLagMs: number;
  role: "all" | "web" | "worker";
  /** 1: the process that was started does everything alone. */
  webProcesses: number;
  dataDir: string;
  /** Undefined: images are stored below `dataDir`. */
  s3: S3Settings | undefined;
  /** Without a trailing slash. Undefined: images have addresses on the site itself. */
  imagesUrl: string | undefined;
  seedDemo: boolean;
  /** Undefined: the embedded database gets one with a random password, other databases none. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Undefined: mails become files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contactTo: string;
  newsletterDoubleOptIn: boolean;
  /** Campaign mails per second. */
  campaignRates: { inAll: number; toDomain: number };
  /** Undefined: no address search. */
  geoapify: { key: string; url: string } | undefined;
  ticketWatch: boolean;
  /** 0: forever. */
  messagesDays: number;
  /** Undefined: bounces only arrive over the REST API. */
  bounceImapUrl: string | undefined;
  historyDays: number;
  backup: BackupSettings;
  trustProxy: string[];
  corsOrigins: string[];
  rateLimitFactor: number;
  overload: OverloadBounds;
  observe: ObserveSettings;
  logLevel: string;
  /** Sentences for the log about settings that work but are probably unintended. */
  warnings: string[];
}

/** Throws with a line for each invalid setting, so that a bad deployment fails at the start. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = settings.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const isProduction = environment["NODE_ENV"] === "production";
  if (isProduction) refuseDefaults(env);
  refuseLonelyParts(env);
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    readMaxLagMs: env.READ_MAX_LAG_MS,
    role: env.ROLE,
    webProcesses: env.WEB_PROCESSES === "auto" ? availableParallelism() : Number(env.WEB_PROCESSES),
    dataDir: resolve(env.DATA_DIR),
    s3: s3SettingsOf(env),
    imagesUrl: env.IMAGES_URL,
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
    messagesDays: env.MESSAGES_DAYS,
    bounceImapUrl: env.BOUNCE_IMAP_URL,
    historyDays: env.HISTORY_DAYS,
    backup: backupSettingsOf(env),
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    overload: overloadBoundsOf(env),
    observe: observeSettingsOf(env),
    logLevel: env.LOG_LEVEL,
    warnings: isProduction ? doubtsAbout(env) : [],
  };
}

/** Refuses parts that need a database other processes can reach, too. */
function refuseLonelyParts({ ROLE, DATABASE_URL, DATABASE_READ_URL }: z.infer<typeof settings>) {
  if (DATABASE_URL !== undefined) return;
  if (DATABASE_READ_URL !== undefined) {
    throw new Error(
      "DATABASE_READ_URL is of use only with the DATABASE_URL that it is a replica of.",
    );
  }
  if (ROLE !== "all") {
    throw new Error(
      `ROLE=${ROLE} needs the DATABASE_URL that web and worker share: the embedded database belongs to one start. ` +
        "Set it, or leave ROLE away.",
    );
  }
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
 * Refuses defaults in production, because mails in files, or links that lead nowhere, must not pass
 * for a working site.
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
  if (isReadable(env.IMAGES_URL)) {
    throw new Error(
      "With NODE_ENV=production IMAGES_URL must begin with https://: browsers refuse other images on our pages.",
    );
  }
}

/** `PORT=` in a `.env` file means "not set". */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
