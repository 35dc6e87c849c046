import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** Canned answers to contact messages. */

export type CannedAnswerRow = Awaited<ReturnType<typeof listCannedAnswers>>[number];

/** By title. */
export function listCannedAnswers(db: Db) {
  return selectCannedAnswers(db)
    .orderBy((eb) => eb.fn("lower", ["title"]))
    .orderBy("id")
    .execute();
}

export function findCannedAnswer(db: Db, id: string): Promise<CannedAnswerRow | undefined> {
  return selectCannedAnswers(db).where("id", "=", id).executeTakeFirst();
}

function selectCannedAnswers(db: Db) {
  return db.selectFrom("canned_answers").select(["id", "title", "text"]);
}

export async function insertCannedAnswer(
  db: Db,
  answer: { title: string; text: string; at: Date },
): Promise<CannedAnswerRow> {
  const { title, text, at } = answer;
  return db
    .insertInto("canned_answers")
    .values({ id: uuidv7(), title, text, created_at: at, updated_at: at })
    .returning(["id", "title", "text"])
    .executeTakeFirstOrThrow();
}

/** False if there is no such answer. */
export async function updateCannedAnswer(
  db: Db,
  answer: { id: string; title: string; text: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("canned_answers")
    .set({ title: answer.title, text: answer.text, updated_at: answer.at })
    .where("id", "=", answer.id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Blocks the creation of canned answers until the transaction ends. */
export async function lockCannedAnswers(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten canned answers'))`.execute(trx);
}

export function countCannedAnswers(db: Db): Promise<number> {
  return countRows(db.selectFrom("canned_answers"));
}
