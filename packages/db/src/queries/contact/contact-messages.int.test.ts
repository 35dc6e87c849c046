import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { insertContactMessage, setContactMailState } from "./contact-messages.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00.000Z");
const later = new Date("2026-12-04T12:05:00.000Z");
const message = {
  name: "Ana",
  email: "ana@mail.example",
  subject: "Two tickets",
  message: "One line\n\nand another",
  type: "event",
} as const;

it("stores a message with a queued mail, then the mail's outcome", async () => {
  const id = await insertContactMessage(db, { ...message, at });
  const other = await insertContactMessage(db, { ...message, at });
  const stored = () => db.selectFrom("contact_messages").selectAll().orderBy("id").execute();
  expect(await stored()).toMatchObject([
    { id, ...message, status: "open", mail_state: "queued", created_at: at },
    { id: other },
  ]);

  await setContactMailState(db, id, { state: "sent", at: later });
  expect(await stored()).toMatchObject([
    { id, mail_state: "sent", created_at: at, updated_at: later },
    { id: other, mail_state: "queued", updated_at: at },
  ]);
});

it("keeps a mail sent that went out, although a second attempt at it is given up", async () => {
  const id = await insertContactMessage(db, { ...message, at });
  await setContactMailState(db, id, { state: "sent", at });
  await setContactMailState(db, id, { state: "failed", at: later });
  const stored = db.selectFrom("contact_messages").selectAll().where("id", "=", id);
  expect(await stored.executeTakeFirst()).toMatchObject({ mail_state: "sent", updated_at: at });

  const other = await insertContactMessage(db, { ...message, at });
  await setContactMailState(db, other, { state: "failed", at: later });
  const given = db.selectFrom("contact_messages").select("mail_state").where("id", "=", other);
  expect(await given.executeTakeFirst()).toEqual({ mail_state: "failed" });
});
