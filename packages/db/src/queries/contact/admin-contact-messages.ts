import type { ContactType, ContactStatus } from "@before-ten/contracts/contact/types";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { containsWords } from "../shared/search.ts";

/** What admins see and do with the messages of the contact page. */

export interface ContactFilter {
  type?: ContactType | undefined;
  status?: ContactStatus | undefined;
  search?: string | undefined;
}

export type ContactMessageRow = Awaited<
  ReturnType<ReturnType<typeof selectContactMessages>["executeTakeFirstOrThrow"]>
>;

function selectContactMessages(db: Db) {
  return db
    .selectFrom("contact_messages")
    .select([
      "id",
      "name",
      "email",
      "subject",
      "message",
      "type",
      "status",
      "mail_state",
      "created_at",
    ]);
}

/** Latest first. `total` counts what the filter matches on every page. */
export async function listContactMessages(
  db: Db,
  filter: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const conditions = conditionsOf(filter);
  const rows = await selectContactMessages(db)
    .where((eb) => eb.and(conditions))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where((eb) => eb.and(conditions))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function conditionsOf({ type, status, search }: ContactFilter): Expression<SqlBool>[] {
  const conditions = containsWords(sql.ref("contact_messages.search_text"), search);
  if (type !== undefined) conditions.push(sql<boolean>`contact_messages.type = ${type}`);
  if (status !== undefined) conditions.push(sql<boolean>`contact_messages.status = ${status}`);
  return conditions;
}

/** Finds the message and locks its row until the transaction ends. */
export function findContactMessageForUpdate(
  trx: Db,
  id: string,
): Promise<ContactMessageRow | undefined> {
  return selectContactMessages(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setContactStatus(
  trx: Db,
  id: string,
  change: { status: ContactStatus; at: Date },
): Promise<void> {
  await trx
    .updateTable("contact_messages")
    .set({ status: change.status, updated_at: change.at })
    .where("id", "=", id)
    .execute();
}
