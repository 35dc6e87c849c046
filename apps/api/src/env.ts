import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { brand } from "@before-ten/contracts/shared/brand";
import type { z } from "zod";
import { backupSettingsOf } from "./backup/backup-settings.ts";
import { isLoopback } from "./http/client/loopback.ts";
import { overloadBoundsOf } from "./http/overload/overload-settings.ts";
import { s3SettingsOf } from "./images/s3/s3-settings.ts";
import { observeSettingsOf } from "./observe/observe-settings.ts";
import { settings } from "./settings/setting-rows.ts";

export const settingNames = Object.keys(settings.shape);

export type Settings = ReturnType<typeof readSettings>;

/** Throws with a line for each invalid setting, so that a bad deployment fails at the start. */
export function readSettings(environment: Record<string, string | undefined>) {
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
    /** Undefined: the embedded PostgreSQL below `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    readMaxLagMs: env.READ_MAX_LAG_MS,
    role: env.ROLE,
    webProcesses: env.WEB_PROCESSES === "auto" ? availableParallelism() : Number(env.WEB_PROCESSES),
    dataDir: resolve(env.DATA_DIR),
    /** Undefined: images are stored below `dataDir`. */
    s3: s3SettingsOf(env),
    /** Undefined: images have addresses on the site itself. */
    imagesUrl: env.IMAGES_URL,
    seedDemo: env.SEED_DEMO ?? env.DATABASE_URL === undefined,
    /** Undefined: the embedded database gets one with a random password, other databases none. */
    firstAdmin: firstAdminOf(env),
    /** Undefined: mails become files. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? brand.email,
    contactTo: env.CONTACT_TO ?? brand.email,
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN,
    campaignRates: { inAll: env.CAMPAIGN_RATE, toDomain: env.CAMPAIGN_DOMAIN_RATE },
    geoapify:
      env.GEOAPIFY_KEY === undefined ? undefined : { key: env.GEOAPIFY_KEY, url: env.GEOAPIFY_URL },
    ticketWatch: env.TICKET_WATCH,
    /** Undefined: search engines aren't told. */
    indexNow:
      env.INDEXNOW_KEY === undefined ? undefined : { key: env.INDEXNOW_KEY, url: env.INDEXNOW_URL },
    /** 0: forever. */
    messagesDays: env.MESSAGES_DAYS,
    /** Undefined: bounces only arrive over the REST API. */
    bounceImapUrl: env.BOUNCE_IMAP_URL,
    historyDays: env.HISTORY_DAYS,
    backup: backupSettingsOf(env),
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    overload: overloadBoundsOf(env),
    observe: observeSettingsOf(env),
    logLevel: env.LOG_LEVEL,
    isLogReadable: env.LOG_FORMAT === "auto" ? process.stdout.isTTY : env.LOG_FORMAT === "text",
    /** Sentences for the log about settings that work but are probably unintended. */
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

/** Refuses defaults in production: mails in files must not pass for a working site. */
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

/** Settings of a production server that may be valid but unintended. */
interface Doubted {
  RATE_LIMIT_FACTOR: number;
  DATABASE_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
}

/** Beyond this, either way, a factor is probably from a test or a mistake. */
const farFactor = 5;

/** Sentences for the log about settings that work but are probably unintended. */
function doubtsAbout(env: Doubted): string[] {
  return [
    doubtAboutFactor(env.RATE_LIMIT_FACTOR),
    doubtAboutDatabase("DATABASE_URL", env.DATABASE_URL),
    doubtAboutDatabase("DATABASE_READ_URL", env.DATABASE_READ_URL),
    isReadable(env.S3_ENDPOINT)
      ? "S3_ENDPOINT begins with http://: images can be read and changed on their way to the store"
      : undefined,
    isReadable(env.BACKUP_S3_ENDPOINT)
      ? "BACKUP_S3_ENDPOINT begins with http://: backups can be read and changed on their way to the bucket"
      : undefined,
  ].filter((doubt) => doubt !== undefined);
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

/** With these the driver verifies the server's certificate. */
const checkingModes = new Set(["require", "verify-ca", "verify-full"]);

function doubtAboutDatabase(name: string, url = ""): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, searchParams } = new URL(url);
  // No host, or a folder, means a socket on this machine.
  if (/^(?:%2f.*)?$/i.test(hostname) || isLoopback(hostname)) return undefined;
  if (checkingModes.has(searchParams.get("sslmode") ?? "")) return undefined;
  return `${name} has no sslmode=verify-full: all that the database is asked and answers can be read on the way`;
}

/** Whether traffic with this address can be read on the way. */
function isReadable(url = ""): boolean {
  return url.startsWith("http:") && !isLoopback(new URL(url).hostname);
}
