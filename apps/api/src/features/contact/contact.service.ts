import type { ContactInput } from "@before-ten/contracts/contact/input";
import {
  insertContactMessage,
  setContactMailId,
} from "@before-ten/db/queries/contact/contact-messages";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { contactMessage } from "./contact.mails.ts";

/**
 * Stores a message and queues its mail in one transaction, so that the visitor's success is true
 * even if the mail server is down.
 */
export async function sendContactMessage(
  { db, clock, mailQueue }: Pick<Deps, "db" | "clock" | "mailQueue">,
  input: ContactInput,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const contactMessageId = await insertContactMessage(trx, { ...input, at: clock.now() });
    const mailId = await mailQueue.enqueue(trx, contactMessage, { contactMessageId });
    await setContactMailId(trx, contactMessageId, mailId);
  });
}
