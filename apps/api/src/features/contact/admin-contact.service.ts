import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ContactStatus } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import { adminContactMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import { setContactMailState } from "@before-ten/db/queries/contact/contact-messages";
import {
  type ContactFilter,
  type ContactMessageRow,
  findContactMessageForUpdate,
  listContactMessages,
  setContactStatus,
} from "@before-ten/db/queries/contact/admin-contact-messages";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { contactMessage } from "./contact.mails.ts";

export async function listMessagesForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: ContactFilter & { page: number; limit: number },
): Promise<PageOf<AdminContactMessage>> {
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await listContactMessages(db, filter, slice);
  return { items: rows.map(presentMessage), pagination: paginate(page, limit, total) };
}

export async function setMessageStatus(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, status }: { id: string; status: ContactStatus },
): Promise<AdminContactMessage> {
  return inTransaction(db, async (trx) => {
    const message = await getForUpdate(trx, id);
    await setContactStatus(trx, id, { status, at: clock.now() });
    return presentMessage({ ...message, status });
  });
}

/** Once for each failure: whoever asks twice gets 409, and the team one mail. */
export async function retryMail(
  { db, clock, mailQueue }: Pick<Deps, "db" | "clock" | "mailQueue">,
  id: string,
): Promise<AdminContactMessage> {
  return inTransaction(db, async (trx) => {
    const message = await getForUpdate(trx, id);
    if (message.mail_state !== "failed") throw new AppError("CONFLICT", messages.notFailed);
    await setContactMailState(trx, id, { state: "queued", at: clock.now() });
    await mailQueue.enqueue(trx, contactMessage, { contactMessageId: id });
    return presentMessage({ ...message, mail_state: "queued" });
  });
}

async function getForUpdate(trx: Db, id: string): Promise<ContactMessageRow> {
  const message = isUuid(id) ? await findContactMessageForUpdate(trx, id) : undefined;
  if (message === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return message;
}

function presentMessage(row: ContactMessageRow): EveryKey<AdminContactMessage> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    type: row.type,
    status: row.status,
    mailState: row.mail_state,
    createdAt: row.created_at.toISOString(),
  };
}
