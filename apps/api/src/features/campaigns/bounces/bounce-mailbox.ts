import { maxReportLength } from "@before-ten/contracts/campaigns/bounce-rules";
import { noteBounceMailbox } from "@before-ten/db/queries/campaigns/bounce-mailbox";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import type { Deps } from "../../../deps.ts";
import { isLoopback } from "../../../http/client/loopback.ts";
import { type NotedReport, noteDeliveryReport } from "./note-bounces.service.ts";

/** The mailbox to which mail servers return undeliverable mail. */

interface Reading extends Pick<Deps, "db" | "clock" | "workers"> {
  /** Reads a mail that we sent to see how it arrives; false if it is another. */
  readCheckMail: (source: Uint8Array) => Promise<boolean>;
}

interface Looking {
  url: string;
  signal: AbortSignal;
  /** Gets the error of a single mail, which is flagged; the others are read. */
  onError: (error: unknown) => void;
}

interface ReadMailbox {
  /** Number of mails read. */
  read: number;
  noted: number;
  /** Failures of no mail of ours, such as of one with a forged sender. */
  unknown: number;
  /** Mails that can't be read or noted, or complain about no mail of ours: they are flagged. */
  unreadable: number;
}

const everyMs = 5 * 60_000;
/** Max mails per look; the next one continues. */
const maxMails = 500;
const connectTimeoutMs = 10_000;
const answerTimeoutMs = 30_000;

/**
 * Reads every unread mail. A mail is marked as read only after it is noted: a process that stops in
 * between reads it again, and noting is idempotent.
 */
export async function readBounceMailbox(
  deps: Reading,
  { url, signal, onError }: Looking,
): Promise<ReadMailbox> {
  const { ImapFlow: Client } = await import("imapflow");
  const { mailbox, ...server } = readUrl(url);
  const client = new Client({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  });
  // A broken connection also rejects the calls waiting for an answer on it.
  client.on("error", () => undefined);
  const stop = () => client.close();
  signal.addEventListener("abort", stop);
  try {
    await client.connect();
    const lock = await client.getMailboxLock(mailbox);
    try {
      const found = await readUnread(deps, client, { signal, onError });
      const flagged = await client.search({ flagged: true }, { uid: true });
      const waiting = Array.isArray(flagged) ? flagged.length : 0;
      await noteBounceMailbox(deps.db, { flagged: waiting, at: deps.clock.now() });
      return found;
    } finally {
      lock.release();
    }
  } finally {
    signal.removeEventListener("abort", stop);
    await client.logout().catch(stop);
  }
}

async function readUnread(
  deps: Reading,
  client: ImapFlow,
  { signal, onError }: Pick<Looking, "signal" | "onError">,
): Promise<ReadMailbox> {
  const unread = await client.search({ seen: false }, { uid: true });
  const found: ReadMailbox = { read: 0, noted: 0, unknown: 0, unreadable: 0 };
  if (!Array.isArray(unread)) return found;
  for (const uid of unread.slice(0, maxMails)) {
    if (signal.aborted) break;
    const mail = await client.fetchOne(
      String(uid),
      { source: { maxLength: maxReportLength } },
      { uid: true },
    );
    // Another mail client has deleted it meanwhile.
    if (mail === false || mail.source === undefined) continue;
    const report = await noteMail(deps, mail.source).catch((error: unknown) => {
      // Otherwise every look would end at this mail.
      if (signal.aborted || isDatabaseUnavailable(error)) throw error;
      onError(error);
      return undefined;
    });
    const needsPerson = report === undefined || (report.isComplaint && report.isUnknown);
    const flags = needsPerson ? [String.raw`\Seen`, String.raw`\Flagged`] : [String.raw`\Seen`];
    const isMarked = await client.messageFlagsAdd(String(uid), flags, { uid: true });
    // Otherwise every look would read it again.
    if (!isMarked) throw new Error("A mail that was noted couldn't be marked as read");
    found.read += 1;
    found.noted += report?.noted ?? 0;
    if (needsPerson) found.unreadable += 1;
    else if (report.isUnknown) found.unknown += 1;
  }
  return found;
}

async function noteMail(deps: Reading, source: Uint8Array): Promise<NotedReport | undefined> {
  if (await deps.readCheckMail(source)) return { noted: 0, isComplaint: false, isUnknown: false };
  return noteDeliveryReport(deps, source);
}

/** TLS from the start or by STARTTLS, unless the server is on the same machine. */
function readUrl(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === "imaps:";
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port === "" ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !isLocal }),
    tls: { rejectUnauthorized: !isLocal },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    mailbox: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
}

/**
 * Checks the mailbox now and every five minutes, in one process at a time; returns a function that
 * stops it.
 */
export function startBounceWatch(
  deps: Reading,
  url: string,
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | undefined;
  const look = async () => {
    // A little less than the interval, so that a timer firing early doesn't miss its turn.
    const window = { key: "bounce mailbox", windowMs: everyMs - 10_000 };
    const { hits } = await countHit(deps.db, deps.clock.now(), window);
    if (hits > 1) return;
    const onError = (error: unknown) => log.error({ err: error }, "a report couldn't be noted");
    const found = await readBounceMailbox(deps, { url, signal, onError });
    if (found.read > 0) log.info(found, "the mailbox for bounces was read");
  };
  const run = () => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "the mailbox for bounces is read later");
      })
      .finally(() => {
        looking = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
  };
}
