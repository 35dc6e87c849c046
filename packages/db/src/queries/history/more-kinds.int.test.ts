import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, expect, it } from "vitest";
import { type Actor, actAs } from "../../actor.ts";
import { storePasskey } from "../../testing/stored-passkey.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { insertInvitation } from "../auth/invitations.ts";
import { deletePasskeysOf, recordPasskeyUse } from "../auth/passkeys.ts";
import { replaceRecoveryCodes } from "../auth/second-factor.ts";
import { deleteUser, insertUser } from "../auth/users.ts";
import { assignContactMessage, setContactRead } from "../contact/admin-contact-messages.ts";
import { insertContactMessage } from "../contact/contact-messages.ts";
import { insertReply } from "../contact/message-replies.ts";
import { writeSetting } from "../shared/settings.ts";
import { listChanges } from "./history.ts";
import { listSecurityEvents } from "./security-events.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const ana: Actor = { kind: "admin", id: "ana", name: "Ana", via: "admin-area", client: "b1946ac" };
const at = new Date("2026-12-04T12:00:00Z");
const everything = { limit: 100, offset: 0 };

let userId: string;
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  const user = { name: "Ben", email: "ben@mail.example", adminRole: "owner", at } as const;
  userId = (await insertUser(db, { ...user, passwordHash: "x" }))?.id ?? "";
});

/** Latest first. */
const changesOf = (kind: string) => listChanges(db, { kinds: [kind] }, everything);

async function allText(): Promise<string> {
  const { rows } = await sql`select * from history`.execute(db);
  return JSON.stringify(rows);
}

it("a setting's history has its earlier value", async () => {
  const name = "require-second-factor";
  await actAs(ana, async () => {
    await writeSetting(db, { name, isOn: true, userId, at });
    await writeSetting(db, { name, isOn: true, userId, at });
    await writeSetting(db, { name, isOn: false, userId, at });
  });
  expect(await changesOf("setting")).toMatchObject([
    { entity_title: name, action: "changed", before: { value: true }, after: { value: false } },
    { entity_title: name, action: "created", before: null, after: { value: true } },
  ]);
});

it("a passkey's has its owner, and nothing of the key", async () => {
  const id = await actAs(ana, () => storePasskey(db, { userId, at }));
  await actAs(ana, () => recordPasskeyUse(db, id, { counter: 1, at }));
  expect(await changesOf("passkey")).toMatchObject([
    {
      entity_id: id,
      entity_title: "Laptop",
      action: "created",
      after: { name: { hidden: true }, user_id: userId, is_synced: false },
    },
  ]);
  await actAs(ana, () => deletePasskeysOf(db, userId));
  const [removed] = await changesOf("passkey");
  expect(removed).toMatchObject({ action: "deleted", entity_title: "" });
  expect(await allText()).not.toMatch(/Laptop|credential_id|public_key|transports|counter/);
});

it("passkeys and recovery codes are security events, and no second one with an account", async () => {
  const events = async () =>
    (await listSecurityEvents(db, { userId }, everything)).map(({ kind }) => kind);
  await actAs(ana, async () => {
    await storePasskey(db, { userId, at });
    await replaceRecoveryCodes(db, { userId, hashes: ["one", "two"], at });
    await deletePasskeysOf(db, userId);
    await storePasskey(db, { userId, at });
    await deleteUser(db, userId);
  });
  expect(await events()).toEqual([
    "account-deleted",
    "passkey-added",
    "passkey-removed",
    "recovery-codes-made",
    "passkey-added",
  ]);
});

it("an invitation's says the role, and no address", async () => {
  const invitation = { email: "cleo@mail.example", invitedBy: userId, at, expiresAt: at };
  await actAs(ana, () => insertInvitation(db, { ...invitation, adminRole: "editor" }));
  const hidden = { email: { hidden: true }, admin_role: "editor" };
  expect(await changesOf("invitation")).toMatchObject([
    { entity_title: "cleo@mail.example", action: "created", after: hidden },
  ]);
  expect(await allText()).not.toContain("cleo@");
});

it("a message's has its assignee and that it was answered, and none of its text", async () => {
  const id = await insertContactMessage(db, {
    name: "Dee",
    email: "dee@mail.example",
    subject: "Lost scarf",
    message: "A red one.",
    type: "general",
    at,
  });
  await actAs(ana, async () => {
    await setContactRead(db, id, at);
    await assignContactMessage(db, id, { assigneeId: userId, at });
    await insertReply(db, {
      id: uuidv7(),
      messageId: id,
      author: { id: userId, name: "Ben" },
      text: "Found it!",
      mailId: "<1@club.example>",
      at,
    });
  });
  expect(await changesOf("message")).toMatchObject([
    {
      entity_title: "Lost scarf",
      action: "changed",
      before: { assigned_to: null },
      after: { assigned_to: userId },
    },
  ]);
  expect(await changesOf("reply")).toMatchObject([
    { entity_title: "Lost scarf", action: "created", after: { contact_message_id: id } },
  ]);
  await actAs(ana, () => db.deleteFrom("contact_messages").execute());
  expect((await changesOf("reply"))[0]).toMatchObject({ action: "deleted", entity_title: "" });
  expect(await allText()).not.toMatch(/Dee|dee@|scarf|red one|Found it|Ben/);
});
