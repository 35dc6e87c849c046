import type { ChangeKind } from "@before-ten/contracts/changes/rules";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { Changes } from "../../schema.ts";
import { inTransaction } from "../../transactions.ts";

/** What other programs follow. Triggers write it: docs/decisions/0042-changes-in-order.md */

export type ChangeRow = Selectable<Changes> & { position: number };

interface ChangesQuery {
  after: number;
  kinds: readonly ChangeKind[];
  limit: number;
  /** Whether the caller is limited to places, and hears of what has left them. */
  hasReach: boolean;
}

/**
 * Numbered changes after a position, in the order in which all readers see them. None that is
 * committed later will come before them.
 */
export function listChanges(
  db: Db,
  { after, kinds, limit, hasReach }: ChangesQuery,
): Promise<ChangeRow[]> {
  return db
    .selectFrom("changes")
    .selectAll()
    .where("position", ">", after)
    .where("kind", "in", kinds)
    .$if(!hasReach, (all) => all.where("moved_away", "=", false))
    .orderBy("position")
    .limit(limit)
    .$narrowType<{ position: number }>()
    .execute();
}

interface ChangesRange {
  /** Positions; zero before the first change. */
  oldest: number;
  latest: number;
  /** False: it numbered as many as it does at once, and there may be more. */
  is_done: boolean;
}

/** Numbers what has been committed since. `listChanges` finds nothing newer. */
export async function numberChanges(db: Db): Promise<ChangesRange> {
  const { rows } = await sql<ChangesRange>`select * from number_changes()`.execute(db);
  const [range] = rows;
  if (range === undefined) throw new Error("number_changes returned no row");
  return range;
}

/** So that a statement ends within its time limit. */
const deletedAtOnce = 10_000;

/** The latest stays, because the next position follows from it. */
export async function deletePastChanges(db: Db, before: Date): Promise<void> {
  while (!(await numberChanges(db)).is_done);
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
    const { numAffectedRows = 0n } = await sql`
      delete from changes where id in (
        select id from changes
        where changed_at < ${before} and position < (select max(position) from changes)
        limit ${deletedAtOnce}
      )`.execute(db);
    deleted = Number(numAffectedRows);
  }
}

/** Adds a change for each day before `today` (`YYYY-MM-DD`) that has figures, once. */
export async function addChangesOfFigures(db: Db, today: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Processes that started together sweep together.
    await sql`select pg_advisory_xact_lock(hashtext('before-ten figures'))`.execute(trx);
    await sql`
    insert into changes (kind, entity_id, action)
    select distinct 'figures', day::text, 'created' from event_daily_counts
    where day < ${today}::date and day >= ${today}::date - 7 and not exists (
      select from changes where kind = 'figures' and entity_id = day::text
    )`.execute(trx);
  });
}
