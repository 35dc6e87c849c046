import { type JobKind, triesUntilSetAside } from "@before-ten/contracts/health/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Failures of background jobs in a row; a success deletes the row. */

export interface Job {
  kind: JobKind;
  /** The row of the import, campaign, event or post. */
  id: string;
}

/** Counts a failure; another reason begins a new count. Returns how many came in a row. */
export async function noteJobFailure(
  db: Db,
  { kind, id, reason, at }: Job & { reason: string; at: Date },
): Promise<number> {
  const { times } = await db
    .insertInto("job_failures")
    .values({
      kind,
      subject_id: id,
      reason,
      times: 1,
      first_failed_at: at,
      last_failed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject_id"]).doUpdateSet({
        reason: (eb) => eb.ref("excluded.reason"),
        times: sql`case when job_failures.reason = excluded.reason then job_failures.times + 1
          else 1 end`,
        last_failed_at: (eb) => eb.ref("excluded.last_failed_at"),
      }),
    )
    .returning("times")
    .executeTakeFirstOrThrow();
  return times;
}

export async function deleteJobFailure(db: Db, { kind, id }: Job): Promise<void> {
  await db
    .deleteFrom("job_failures")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .execute();
}

/** The ids of jobs of a kind that are set aside and failed after this time. */
export async function listSetAsideIds(
  db: Db,
  kind: JobKind,
  failedAfter: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("job_failures")
    .select("subject_id")
    .where("kind", "=", kind)
    .where("times", ">=", triesUntilSetAside)
    .where("last_failed_at", ">", failedAfter)
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** Latest first. */
export function listSetAsideJobs(db: Db, limit: number) {
  return db
    .selectFrom("job_failures")
    .select(["kind", "subject_id", "reason", "times", "first_failed_at", "last_failed_at"])
    .where("times", ">=", triesUntilSetAside)
    .orderBy("last_failed_at", "desc")
    .orderBy("subject_id")
    .limit(limit)
    .execute();
}

export async function deletePastJobFailures(db: Db, failedBefore: Date): Promise<void> {
  await db.deleteFrom("job_failures").where("last_failed_at", "<", failedBefore).execute();
}
