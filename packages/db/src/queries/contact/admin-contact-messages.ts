import { rolesWith } from "@before-ten/contracts/auth/permissions";
import type {
  ContactAssignment,
  ContactStatus,
  ContactType,
} from "@before-ten/contracts/contact/types";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { containsWords } from "../shared/search.ts";
import { countRows } from "../shared/count-rows.ts";

/** Contact messages for admins. */

export interface ContactFilter {
  type?: ContactType | undefined;
  status?: ContactStatus | undefined;
  assigned?: ContactAssignment | undefined;
  search?: string | undefined;
  /** The caller, for "me" in `assigned`. */
  adminId: string;
}

export type ContactMessageRow = Awaited<
  ReturnType<ReturnType<typeof selectContactMessages>["executeTakeFirstOrThrow"]>
>;

function selectContactMessages(db: Db) {
  return db
    .selectFrom("contact_messages")
    .leftJoin("users", "users.id", "contact_messages.assigned_to")
    .select((eb) => [
      "contact_messages.id",
      "contact_messages.name",
      "contact_messages.email",
      "contact_messages.subject",
      "contact_messages.message",
      "contact_messages.type",
      "contact_messages.status",
      "contact_messages.read_at",
      "contact_messages.assigned_to",
      "contact_messages.mail_state",
      "contact_messages.mail_id",
      "contact_messages.created_at",
      "users.name as assignee_name",
      eb
        .selectFrom("message_replies")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("message_replies.contact_message_id", "=", "contact_messages.id")
        .$asScalar()
        .$notNull()
        .as("reply_count"),
    ]);
}

/** Latest first. `total` counts all matches, on every page. */
export async function listContactMessages(
  db: Db,
  filter: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const conditions = conditionsOf(filter);
  const rows = await selectContactMessages(db)
    .where((eb) => eb.and(conditions))
    .orderBy("contact_messages.created_at", "desc")
    .orderBy("contact_messages.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows,
    total: await countRows(db.selectFrom("contact_messages").where((eb) => eb.and(conditions))),
  };
}

function conditionsOf({ type, status, assigned, search, adminId }: ContactFilter) {
  const conditions: Expression<SqlBool>[] = containsWords(
    sql.ref("contact_messages.search_text"),
    search,
  );
  if (type !== undefined) conditions.push(sql<boolean>`contact_messages.type = ${type}`);
  if (status !== undefined) conditions.push(sql<boolean>`contact_messages.status = ${status}`);
  if (assigned === "me") {
    conditions.push(sql<boolean>`contact_messages.assigned_to = ${adminId}`);
  } else if (assigned === "nobody") {
    conditions.push(sql<boolean>`contact_messages.assigned_to is null`);
  }
  return conditions;
}

export function findContactMessageRow(db: Db, id: string): Promise<ContactMessageRow | undefined> {
  return selectContactMessages(db).where("contact_messages.id", "=", id).executeTakeFirst();
}

/** Finds the message and locks its row until the transaction ends. */
export function findContactMessageForUpdate(
  trx: Db,
  id: string,
): Promise<ContactMessageRow | undefined> {
  return selectContactMessages(trx)
    .where("contact_messages.id", "=", id)
    .forUpdate("contact_messages")
    .executeTakeFirst();
}

/** Number of unopened messages. */
export function countUnreadMessages(db: Db): Promise<number> {
  return countRows(db.selectFrom("contact_messages").where("read_at", "is", null));
}

/** A finished message counts as read. */
export async function setContactStatus(
  trx: Db,
  id: string,
  change: { status: ContactStatus; at: Date },
): Promise<void> {
  await trx
    .updateTable("contact_messages")
    .set((eb) => ({
      status: change.status,
      updated_at: change.at,
      ...(change.status === "done" && { read_at: eb.fn.coalesce("read_at", eb.val(change.at)) }),
    }))
    .where("id", "=", id)
    .execute();
}

/** Null: unread. */
export async function setContactRead(trx: Db, id: string, readAt: Date | null): Promise<void> {
  await trx.updateTable("contact_messages").set({ read_at: readAt }).where("id", "=", id).execute();
}

export async function assignContactMessage(
  trx: Db,
  id: string,
  change: { assigneeId: string | null; at: Date },
): Promise<void> {
  await trx
    .updateTable("contact_messages")
    .set({ assigned_to: change.assigneeId, updated_at: change.at })
    .where("id", "=", id)
    .execute();
}

/** Admins whose role allows replies, by name. */
export function listAssignees(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "name"])
    .where("admin_role", "in", rolesWith("messages:write"))
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}
