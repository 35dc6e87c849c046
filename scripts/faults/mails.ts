import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { sql } from "kysely";
import type { Oracle } from "./oracle.ts";
import type { Report } from "./report.ts";
import type { World } from "./world.ts";

/** A mail that was being sent when its process died is retried after some minutes. */
const patienceMs = 330_000;
const waitingStates = ["created", "retry", "active"];
/** States that a short run waits for, as these are handled at once. */
const freshStates = ["created"];

/**
 * Every acknowledged message has its mail, delivered or queued. A mail may be sent twice only if a
 * process died between the mail server's acknowledgement and our note of it; both then have the
 * same Message-ID.
 */
export async function checkMails(
  report: Report,
  { mailServer, postgres }: World,
  { oracle, kills, isShort }: { oracle: Oracle; kills: number; isShort: boolean },
): Promise<void> {
  const states = isShort ? freshStates : waitingStates;
  const deadline = performance.now() + (isShort ? 5_000 : patienceMs);
  while (performance.now() < deadline && (await countJobs(postgres.db, states)) > 0)
    await wait(isShort ? 50 : 500);
  const waiting = await countJobs(postgres.db, waitingStates);

  const bySubject = Map.groupBy(mailServer.received, ({ source }) => messageIn(source));
  bySubject.delete(undefined);
  const missing = [...oracle.messages].filter(
    ([subject, isAcknowledged]) => isAcknowledged && !bySubject.has(subject),
  );
  const repeated = [...bySubject.values()].filter((mails) => mails.length > 1);
  const strangers = repeated.filter(
    (mails) => new Set(mails.map(({ source }) => headerOf(source, "Message-ID"))).size > 1,
  );
  report.tell("mails delivered", mailServer.received.length);
  report.tell("mails still waiting", waiting);
  report.check(
    "messages whose mail neither arrived nor waits",
    Math.max(0, missing.length - waiting),
    missing.length <= waiting,
  );
  // Three mails are sent at once, so a kill may duplicate three.
  report.check("mails that went out twice", repeated.length, repeated.length <= 3 * kills);
  report.check("of them under another Message-ID", strangers.length, strangers.length === 0);
}

/** Number of the queue's mails in one of these states. */
export async function countJobs(db: Db, states: readonly string[]): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job
    where name = 'mail' and state::text in (${sql.join(states)})`.execute(db);
  return rows[0]?.jobs ?? 0;
}

/** The contact message that a mail contains; undefined for every other mail. */
function messageIn(source: string): string | undefined {
  return /Message [0-9a-f-]{36}/.exec(headerOf(source, "Subject"))?.[0];
}

/** Reads a header of a mail, with its folded lines joined. */
function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
}
