import { newPasswordSchema } from "@before-ten/contracts/auth/input";
import { defaultHistoryDays, minHistoryDays } from "@before-ten/contracts/history/rules";
import { z } from "zod";
import { backupShape } from "../backup/backup-settings.ts";
import { overloadSettings } from "../http/overload/overload-settings.ts";
import { s3Shape } from "../images/s3/s3-settings.ts";
import { observeSettings } from "../observe/observe-settings.ts";
import { setting, address, flag, list, network, origin } from "./setting.ts";

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
  LOG_FORMAT: setting(
    z.enum(["auto", "text", "json"]).default("auto"),
    "`text` for people, `json` for programs; `auto` is `text` in a terminal and `json` elsewhere.",
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
    "sender of every mail, unless an owner enters another in Settings; undeliverable mail returns to it in any case. Default: the address in `brand.ts`.",
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
  INDEXNOW_KEY: setting(
    z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
      .optional(),
    "any 8 to 128 letters, digits and hyphens, served at `/{key}.txt`: search engines are told at once when an event is published, changed or removed ([IndexNow](operations.md#search-engines)). Without it they find out when they next visit.",
    "",
  ),
  INDEXNOW_URL: setting(
    z
      .url({ protocol: /^https$/, error: "must begin with https://" })
      .default("https://api.indexnow.org/indexnow"),
    "where they are told; all engines that take part pass it on to each other.",
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

export const settings = z.object({
  ...server,
  ...processes,
  ...s3Shape,
  ...mail,
  ...features,
  ...backupShape,
  ...limits,
  ...observeSettings,
});
