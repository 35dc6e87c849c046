import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import { openSession } from "./session.ts";

/** Keys of PostgreSQL advisory locks: "a backup is running" and "image files must stay". */
const runKey = [0x62_74, 0x0c] as const;
const imagesKey = [0x62_74, 0x0d] as const;

/** A check whether the lock is free holds a share of it for a moment. */
const attempts = 5;
const pauseMs = 100;

/**
 * Makes this process the only one that backs up this database or runs a drill, until the lock is
 * disposed of or the process ends. No image files are removed meanwhile.
 * @throws Error with a sentence if another process holds it
 */
export async function holdBackupLock(connectionString: string): Promise<AsyncDisposable> {
  const { client, db, ...session } = await openSession(connectionString);
  for (let attempt = 1; !(await tryLock(db)); attempt += 1) {
    if (attempt === attempts) {
      await session[Symbol.asyncDispose]();
      throw new Error(
        "Another backup of this database, or a drill, is under way: wait for its end.",
      );
    }
    await wait(pauseMs);
  }
  // Waits for processes that are removing files.
  await client.query("select pg_advisory_lock($1, $2)", [...imagesKey]);
  return session;
}

/** False while a backup or a drill is running. */
export async function isBackupLockFree(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${runKey[0]}, ${runKey[1]}) as free`.execute(trx);
  return rows[0]?.free === true;
}

/**
 * Whether image files may be removed until the transaction ends: not while a backup copies them,
 * because the rows it has copied refer to them.
 */
export async function mayRemoveImageFiles(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${imagesKey[0]}, ${imagesKey[1]}) as may`.execute(trx);
  return rows[0]?.may === true;
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${runKey[0]}, ${runKey[1]}) as locked`.execute(db);
  return rows[0]?.locked === true;
}
