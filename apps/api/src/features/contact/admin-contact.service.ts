import type { ContactStatus } from "@before-ten/contracts/contact/types";
import type {
  AdminContactMessage,
  Assignee,
  ContactThread,
} from "@before-ten/contracts/contact/output";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { adminContactMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  setContactMailId,
  setContactMailState,
} from "@before-ten/db/queries/contact/contact-messages";
import {
  type ContactFilter,
  type ContactMessageRow,
  assignContactMessage,
  countUnreadMessages,
  findContactMessageForUpdate,
  findContactMessageRow,
  listAssignees,
  listContactMessages,
  setContactRead,
  setContactStatus,
} from "@before-ten/db/queries/contact/admin-contact-messages";
import { listReplies } from "@before-ten/db/queries/contact/message-replies";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { contactMessage } from "./contact.mails.ts";
import { presentMessage, presentThread } from "./contact.present.ts";

export async function listMessagesForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: ContactFilter & { page: number; limit: number },
): Promise<PageOf<AdminContactMessage>> {
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await listContactMessages(db, filter, slice);
  return { items: rows.map(presentMessage), pagination: paginate(page, limit, total) };
}

/** With its replies. */
export async function getThread({ db }: Pick<Deps, "db">, id: string): Promise<ContactThread> {
  const message = isUuid(id) ? await findContactMessageRow(db, id) : undefined;
  if (message === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return presentThread(message, await listReplies(db, id));
}

export async function countUnread({ db }: Pick<Deps, "db">): Promise<{ unread: number }> {
  return { unread: await countUnreadMessages(db) };
}

export function listMessageAssignees({ db }: Pick<Deps, "db">): Promise<Assignee[]> {
  return listAssignees(db);
}

export async function setMessageStatus(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, status }: { id: string; status: ContactStatus },
): Promise<AdminContactMessage> {
  return changeMessage(db, id, (trx) => setContactStatus(trx, id, { status, at: clock.now() }));
}

export async function setMessageRead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<AdminContactMessage> {
  return changeMessage(db, id, async (trx, { read_at }) => {
    // The time of the first reading is kept.
    if (!isRead || read_at === null) await setContactRead(trx, id, isRead ? clock.now() : null);
  });
}

export async function assignMessage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, assigneeId }: { id: string; assigneeId: string | null },
): Promise<AdminContactMessage> {
  return changeMessage(db, id, async (trx) => {
    if (assigneeId !== null && !(await isAssignee(trx, assigneeId))) {
      throw fieldError("BAD_REQUEST", "assigneeId", messages.assigneeUnknown);
    }
    await assignContactMessage(trx, id, { assigneeId, at: clock.now() });
  });
}

async function isAssignee(trx: Db, userId: string): Promise<boolean> {
  return (await listAssignees(trx)).some(({ id }) => id === userId);
}

/** Works once for each failure: a second request gets 409, so the team gets one mail. */
export async function retryMail(
  { db, clock, mailQueue }: Pick<Deps, "db" | "clock" | "mailQueue">,
  id: string,
): Promise<AdminContactMessage> {
  return changeMessage(db, id, async (trx, message) => {
    if (message.mail_state !== "failed") throw new AppError("CONFLICT", messages.notFailed);
    await setContactMailState(trx, id, { state: "queued", at: clock.now() });
    const mailId = await mailQueue.enqueue(trx, contactMessage, { contactMessageId: id });
    await setContactMailId(trx, id, mailId);
  });
}

/** Changes a message under its row's lock, and returns its new state. */
function changeMessage(
  db: Db,
  id: string,
  change: (trx: Db, message: ContactMessageRow) => Promise<void>,
): Promise<AdminContactMessage> {
  return inTransaction(db, async (trx) => {
    await change(trx, await getMessageForUpdate(trx, id));
    return presentMessage(await getMessageForUpdate(trx, id));
  });
}

export async function getMessageForUpdate(trx: Db, id: string): Promise<ContactMessageRow> {
  const message = isUuid(id) ? await findContactMessageForUpdate(trx, id) : undefined;
  if (message === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return message;
}
