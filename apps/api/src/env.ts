import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { brand } from "@before-ten/contracts/brand";
import { newPasswordSchema } from "@before-ten/contracts/auth";
import { isEmailAddress } from "@before-ten/contracts/email-address";
import { z } from "zod";

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

const originSchema = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: "must be origins such as https://partner.example",
  });

const settings = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the site: links in mails and pages begin with it, never with a request's Host header. */
  PUBLIC_URL: z.httpUrl().optional(),
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
  /** For the address search of the event form; without it the typed text counts. */
  GEOAPIFY_KEY: z.string().optional(),
  GEOAPIFY_URL: z.url({ protocol: /^https?$/ }).default("https://api.geoapify.com"),
  /** Proxies whose X-Forwarded-For counts, as comma-separated CIDRs. */
  TRUST_PROXY: list,
  /** Sites whose pages may call /api, as comma-separated origins. */
  CORS_ORIGINS: list.pipe(z.array(originSchema)),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

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
  /** Undefined: no address search. */
  geoapify: { key: string; url: string } | undefined;
  trustProxy: string[];
  corsOrigins: string[];
  rateLimitFactor: number;
  logLevel: string;
}

/** Throws with a line for each setting that is wrong, so that a bad deployment fails when it starts. */
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
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    seedDemo: env.SEED_DEMO ?? env.DATABASE_URL === undefined,
    firstAdmin: firstAdminOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? brand.email,
    contactTo: env.CONTACT_TO ?? brand.email,
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN,
    geoapify:
      env.GEOAPIFY_KEY === undefined ? undefined : { key: env.GEOAPIFY_KEY, url: env.GEOAPIFY_URL },
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
  };
}

/** Puts the lines of `.env` into the environment; a variable that is already set wins. */
export function loadDotEnv(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

function firstAdminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof settings>) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD are only of use together.");
  }
  return { email, password };
}

const neededInProduction = ["PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "CONTACT_TO"] as const;

/** Mails that land in files, or links in them that lead nowhere, must not pass for a working site. */
function refuseDefaults(env: z.infer<typeof settings>): void {
  const missing = neededInProduction.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`With NODE_ENV=production these settings are needed: ${missing.join(", ")}`);
  }
}

/** `PORT=` in a `.env` file means "not set". */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
