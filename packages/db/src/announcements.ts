import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "./client.ts";

/** Notifies all server processes of a database, with PostgreSQL's NOTIFY. */

const channel = "before_ten_pages_changed";
const retryPauseMs = 500;
const timeLimits = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 };
/**
 * TCP keep-alive for the listening connection: it only receives notifications, so nothing else
 * reveals a dead peer.
 */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Announces that the content of pages has changed. Sent with the caller's transaction, if there is
 * one.
 */
export async function announcePagesChanged(db: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db);
}

/**
 * Calls `onChange` for every notification, including our own, and whenever some may have been
 * missed. Uses its own connection and reconnects after an outage. Returns a function that ends it.
 */
export function hearPagesChanged(
  connectionString: string,
  onChange: () => void,
): () => Promise<void> {
  const ended = new AbortController();
  let client: Client | undefined;
  const tell = () => {
    if (!ended.signal.aborted) onChange();
  };

  async function listen(): Promise<void> {
    while (!ended.signal.aborted) {
      const next = new Client({ connectionString, ...timeLimits, ...keepAlive });
      const gone = new Promise<void>((resolve) => next.once("end", resolve));
      next.on("error", () => undefined);
      next.on("notification", tell);
      try {
        await next.connect();
        client = next;
        // An `end` during the connect had no connection to close yet.
        ended.signal.throwIfAborted();
        await next.query(`listen ${channel}`);
        tell();
        await gone;
      } catch {
        await next.end().catch(() => undefined);
      }
      const { signal } = ended;
      await wait(retryPauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return async () => {
    ended.abort();
    await client?.end().catch(() => undefined);
    await listening;
  };
}
