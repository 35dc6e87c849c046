import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { isBackupLockFree } from "../../backup/backup-locks.ts";
import type { Db } from "../../client.ts";
import type { BackupKind, BackupOutcome } from "../../schema.ts";

/** Runs and results of backups and of the drills that restore them. */

/** Failed attempts per night, after which it waits for the next night. */
const attempts = 3;
const pauseMs = 30 * 60_000;

/**
 * Latest first. `ended_at` and `outcome` are null while a run is in progress, or if its process
 * died. The sentence is for people; `size` is the file's, in bytes.
 */
export function listBackupRuns(
  db: Db,
  { kind, limit }: { kind?: BackupKind | undefined; limit: number },
) {
  let query = db
    .selectFrom("backup_runs")
    .select(["id", "kind", "began_at", "ended_at", "outcome", "size", "sentence"]);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  return query.orderBy("began_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** When the latest successful one was done, if any. */
export async function findLastDone(db: Db, kind: BackupKind): Promise<Date | undefined> {
  const run = await db
    .selectFrom("backup_runs")
    .select("ended_at")
    .where("kind", "=", kind)
    .where("outcome", "=", "done")
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return run?.ended_at ?? undefined;
}

/** False before the migration that adds the table. */
export async function hasBackupRuns(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('backup_runs') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

export async function beginBackupRun(
  db: Db,
  { kind, at, night = null }: { kind: BackupKind; at: Date; night?: string | null },
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("backup_runs").values({ id, kind, began_at: at, night }).execute();
  return id;
}

export interface BackupRunEnd {
  at: Date;
  outcome: BackupOutcome;
  /** The file's size in bytes. */
  size?: number;
  sentence: string;
}

export async function endBackupRun(db: Db, id: string, end: BackupRunEnd): Promise<void> {
  await db
    .updateTable("backup_runs")
    .set({ ended_at: end.at, outcome: end.outcome, size: end.size, sentence: end.sentence })
    .where("id", "=", id)
    .execute();
}

/**
 * Claims a night's backup for one of all processes and returns the run's id; undefined if it is
 * done, in progress, or to be retried later. Runs whose process died are noted as failed.
 */
export async function claimNightlyBackup(
  trx: Db,
  { night, now }: { night: string; now: Date },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('nightly backup', 0))`.execute(trx);
  if (!(await isBackupLockFree(trx))) return undefined;
  await trx
    .updateTable("backup_runs")
    .set({ ended_at: now, outcome: "failed", sentence: "Its process ended before it was done." })
    .where("ended_at", "is", null)
    // A younger run may be about to take its lock.
    .where("began_at", "<", new Date(now.getTime() - pauseMs))
    .execute();
  const runs = await trx
    .selectFrom("backup_runs")
    .select(["outcome", "began_at"])
    .where("kind", "=", "backup")
    .where("night", "=", night)
    .execute();
  const isClosed =
    runs.length >= attempts ||
    runs.some(
      ({ outcome, began_at }) =>
        outcome !== "failed" || now.getTime() - began_at.getTime() < pauseMs,
    );
  return isClosed ? undefined : beginBackupRun(trx, { kind: "backup", at: now, night });
}
