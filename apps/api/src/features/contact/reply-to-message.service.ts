import { adminContactMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import type { ContactThread } from "@before-ten/contracts/contact/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  assignContactMessage,
  setContactRead,
  setContactStatus,
} from "@before-ten/db/queries/contact/admin-contact-messages";
import {
  findReplyForUpdate,
  insertReply,
  requeueReply,
} from "@before-ten/db/queries/contact/message-replies";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps } from "../../deps.ts";
import { getMessageForUpdate, getThread } from "./admin-contact.service.ts";
import { contactReply } from "./contact-reply.mails.ts";

type MailingDeps = Pick<Deps, "db" | "clock" | "mailQueue">;

/**
 * Stores the answer and queues its mail in one transaction. An unassigned message is assigned to
 * the admin who answers.
 */
export async function replyToMessage(
  { db, clock, mailQueue }: MailingDeps,
  reply: { id: string; text: string; isDone: boolean; author: { id: string; name: string } },
): Promise<ContactThread> {
  return inTransaction(db, async (trx) => {
    const message = await getMessageForUpdate(trx, reply.id);
    const { author, text } = reply;
    const at = clock.now();
    const replyId = uuidv7();
    const mailId = await mailQueue.enqueue(trx, contactReply, { replyId });
    await insertReply(trx, { id: replyId, messageId: message.id, author, text, mailId, at });
    if (message.assigned_to === null) {
      await assignContactMessage(trx, message.id, { assigneeId: author.id, at });
    }
    if (message.read_at === null) await setContactRead(trx, message.id, at);
    if (reply.isDone) await setContactStatus(trx, message.id, { status: "done", at });
    return getThread({ db: trx }, message.id);
  });
}

/** Works once for each failure, as for a message's own mail. */
export async function retryReply(
  { db, mailQueue }: Pick<MailingDeps, "db" | "mailQueue">,
  replyId: string,
): Promise<ContactThread> {
  return inTransaction(db, async (trx) => {
    const reply = isUuid(replyId) ? await findReplyForUpdate(trx, replyId) : undefined;
    if (reply === undefined) throw new AppError("NOT_FOUND", messages.replyNotFound);
    if (reply.mail_state !== "failed") throw new AppError("CONFLICT", messages.replyNotFailed);
    await requeueReply(trx, replyId, await mailQueue.enqueue(trx, contactReply, { replyId }));
    return getThread({ db: trx }, reply.contact_message_id);
  });
}
