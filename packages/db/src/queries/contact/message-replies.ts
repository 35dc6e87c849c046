import type { Db } from "../../client.ts";
import type { MailState } from "../../schema.ts";

/** Replies to contact messages. */

interface NewReply {
  id: string;
  messageId: string;
  author: { id: string; name: string };
  text: string;
  /** The Message-ID of its mail. */
  mailId: string;
  at: Date;
}

export async function insertReply(trx: Db, reply: NewReply): Promise<void> {
  await trx
    .insertInto("message_replies")
    .values({
      id: reply.id,
      contact_message_id: reply.messageId,
      author_id: reply.author.id,
      author_name: reply.author.name,
      text: reply.text,
      mail_id: reply.mailId,
      created_at: reply.at,
    })
    .execute();
}

export type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

/** Oldest first. */
export function listReplies(db: Db, messageId: string) {
  return selectReplies(db)
    .where("contact_message_id", "=", messageId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Replies after the first `count`, with author and time. Undefined if the message is gone. */
export async function findRepliesAfter(
  db: Db,
  messageId: string,
  count: number,
): Promise<{ total: number; later: { by: string; at: Date }[] } | undefined> {
  const message = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (message === undefined) return undefined;
  const replies = await listReplies(db, messageId);
  const later = replies.slice(count);
  return {
    total: replies.length,
    later: later.map(({ author_name: by, created_at: at }) => ({ by, at })),
  };
}

/** Finds the answer and locks its row until the transaction ends. */
export function findReplyForUpdate(trx: Db, id: string): Promise<ReplyRow | undefined> {
  return selectReplies(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findReply(db: Db, id: string): Promise<ReplyRow | undefined> {
  return selectReplies(db).where("id", "=", id).executeTakeFirst();
}

function selectReplies(db: Db) {
  return db
    .selectFrom("message_replies")
    .select([
      "id",
      "contact_message_id",
      "author_name",
      "text",
      "mail_id",
      "mail_state",
      "created_at",
    ]);
}

/** A sent mail stays sent, whatever happens to a second attempt. */
export async function setReplyMailState(db: Db, id: string, state: MailState): Promise<void> {
  await db
    .updateTable("message_replies")
    .set({ mail_state: state })
    .where("id", "=", id)
    .where("mail_state", "!=", "sent")
    .execute();
}

/** Queues it again, as a new mail. */
export async function requeueReply(trx: Db, id: string, mailId: string): Promise<void> {
  await trx
    .updateTable("message_replies")
    .set({ mail_state: "queued", mail_id: mailId })
    .where("id", "=", id)
    .execute();
}
