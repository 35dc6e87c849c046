import { cannedAnswerMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import type { CannedAnswerInput } from "@before-ten/contracts/contact/input";
import type { CannedAnswer } from "@before-ten/contracts/contact/output";
import { maxCannedAnswers } from "@before-ten/contracts/contact/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  countCannedAnswers,
  findCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers as listCannedAnswerRows,
  lockCannedAnswers,
  updateCannedAnswer as updateCannedAnswerRow,
} from "@before-ten/db/queries/contact/canned-answers";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { presentCannedAnswer } from "./contact.present.ts";

type Tools = Pick<Deps, "db" | "clock">;

export async function listCannedAnswers({ db }: Pick<Deps, "db">): Promise<CannedAnswer[]> {
  return (await listCannedAnswerRows(db)).map(presentCannedAnswer);
}

export async function createCannedAnswer(
  { db, clock }: Tools,
  { title, text }: CannedAnswerInput,
): Promise<CannedAnswer> {
  return inTransaction(db, async (trx) => {
    await lockCannedAnswers(trx);
    if ((await countCannedAnswers(trx)) >= maxCannedAnswers) {
      throw new AppError("CONFLICT", messages.tooMany);
    }
    return presentCannedAnswer(await insertCannedAnswer(trx, { title, text, at: clock.now() }));
  });
}

export async function updateCannedAnswer(
  { db, clock }: Tools,
  { id, title, text }: CannedAnswerInput & { id: string },
): Promise<CannedAnswer> {
  return inTransaction(db, async (trx) => {
    const change = { id, title, text, at: clock.now() };
    const isUpdated = isUuid(id) && (await updateCannedAnswerRow(trx, change));
    const row = isUpdated ? await findCannedAnswer(trx, id) : undefined;
    if (row === undefined) throw new AppError("NOT_FOUND", messages.notFound);
    return presentCannedAnswer(row);
  });
}

/** Moves it to the trash. */
export async function deleteCannedAnswer(
  { db, clock }: Tools,
  { id, by }: { id: string; by: { id: string; name: string } },
): Promise<void> {
  const at = clock.now();
  const moved = isUuid(id) ? await moveToTrash(db, "canned-answer", { ids: [id], by, at }) : [];
  if (moved.length === 0) throw new AppError("NOT_FOUND", messages.notFound);
}
