import type { ContactInput } from "@before-ten/contracts/contact/input";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { MailState } from "../../schema.ts";

/** Returns the new message's id. */
export async function insertContactMessage(
  db: Db,
  message: ContactInput & { at: Date },
): Promise<string> {
  const { at, name, email, subject, message: text, type } = message;
  const id = uuidv7();
  await db
    .insertInto("contact_messages")
    .values({ id, name, email, subject, message: text, type, created_at: at, updated_at: at })
    .execute();
  return id;
}

/** Finds what the visitor wrote, without its later state. */
export function findContactMessage(db: Db, id: string): Promise<ContactInput | undefined> {
  return db
    .selectFrom("contact_messages")
    .select(["name", "email", "subject", "message", "type"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A sent mail stays sent, whatever happens to a second attempt. */
export async function setContactMailState(
  db: Db,
  id: string,
  change: { state: MailState; at: Date },
): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ mail_state: change.state, updated_at: change.at })
    .where("id", "=", id)
    .where("mail_state", "!=", "sent")
    .execute();
}

/** The Message-ID of the mail to the team, to which the mails of its replies refer. */
export async function setContactMailId(db: Db, id: string, mailId: string): Promise<void> {
  await db.updateTable("contact_messages").set({ mail_id: mailId }).where("id", "=", id).execute();
}
