import type { HistoryChange } from "@before-ten/contracts/history/output";
import type { Erasure, PrivacyRecords } from "@before-ten/contracts/privacy/output";
import { importPartBytes } from "@before-ten/contracts/imports/rules";
import { erasedName } from "@before-ten/contracts/privacy/rules";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { textsOfAllRows } from "@before-ten/db/testing/all-rows";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { importsBy } from "../../testing/import-files.ts";
import { examplePassword, signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { findErased } from "./address-hash.ts";

const { db, app, clock, deps } = await openTestApp();
const { token, user } = await signedInAs(deps, "admin");
const email = "ana.rights@mail.example";

beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
  await db.deleteFrom("erasures").execute();
  await db.deleteFrom("contact_messages").execute();
  const id = await storeSubscriber(db, { email: "ana.rights@mail.example" });
  await db
    .updateTable("all_subscribers")
    .set({ deleted_at: clock.now(), deleted_by_name: "Ben" })
    .where("id", "=", id)
    .execute();
  await insertContactMessage(db, {
    name: "Ana",
    email,
    subject: "Tickets",
    message: "Are there any left?",
    type: "general",
    at: clock.now(),
  });
  await storeSubscriber(db, { email: "someone.else@mail.example" });
});

const search = (address: string) =>
  callRest<PrivacyRecords>(app, "POST", "/admin/privacy/search", {
    token,
    payload: { email: address },
  });
const erase = (payload: object) =>
  callRest<Erasure>(app, "POST", "/admin/privacy/erase", { token, payload });

describe("a person's rights", () => {
  it("are an owner's to grant: 401 and 400 first", async () => {
    const path = "/admin/privacy/erase";
    expect((await callRest(app, "POST", path, { payload: {} })).status).toBe(401);
    expect((await erase({ email, typedEmail: "other@mail.example" })).body).toMatchObject({
      error: "Please type the same address again",
    });
  });

  it("leave a receipt for an address of which nothing is stored, too", async () => {
    const unknown = "no@mail.example";
    const { status, body } = await erase({ email: unknown, typedEmail: unknown });
    expect([status, body.data.removed]).toEqual([200, {}]);
  });

  it("find everything stored, in any case and also in the trash", async () => {
    const { body } = await search("ANA.RIGHTS@mail.example");
    expect(body.data.sections.map(({ area, items }) => [area, items.length])).toEqual([
      ["subscriber", 1],
      ["consents", 1],
      ["messages", 1],
    ]);
    expect(body.data.sections[0]?.items[0]).toMatchObject({
      email: "ana.rights@mail.example",
      deletedAt: clock.now().toISOString(),
    });
  });

  it("erase it all, and leave a receipt without the address", async () => {
    const { status, body } = await erase({ email, typedEmail: email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      removed: { subscriber: 1, messages: 1 },
      author: { id: user.id, name: user.name },
    });
    const everything = (await textsOfAllRows(db)).join("\n").toLowerCase();
    expect(everything).not.toContain("ana.rights");
    expect(everything).toContain("someone.else@mail.example");
    const { body: later } = await search(email);
    expect(later.data).toMatchObject({ sections: [], erasures: [{ id: body.data.id }] });
  });

  describe("in a file of subscribers that was sent", () => {
    const imports = importsBy({ app }, token);
    const beside = "joana.rights@mail.example";
    beforeEach(() => db.deleteFrom("imports").execute());

    const padding = `name,email
${`${"x".repeat(97)},
`.repeat(1_965)}`;
    const beforeSeam = "x".repeat(importPartBytes - padding.length - 7);
    it.each([
      ["UTF-8", Buffer.from(`email\n${email}\n${beside}\n`)],
      ["UTF-16", Buffer.from(`\uFEFFemail\n${email}\n`, "utf16le")],
      ["UTF-8, without names", Buffer.from(`\uFEFF${email.toUpperCase()}\nx@mail.example\n`)],
      [
        "two parts, the address in both",
        Buffer.from(`${padding}${beforeSeam},${email}
`),
      ],
    ])("find it before any row is read, and end its import: %s", async (_, content) => {
      const { id } = await imports.upload({ fileName: "members.csv", content });
      const { body } = await search(email);
      expect(body.data.sections.find(({ area }) => area === "imports")?.items).toEqual([
        { id, fileName: "members.csv", state: "mapping" },
      ]);
      const erased = await erase({ email, typedEmail: email });
      expect(erased.body.data.removed).toMatchObject({ imports: 1 });
      expect((await textsOfAllRows(db)).join("\n").toLowerCase()).not.toContain(email);
      expect(await imports.get(id)).toMatchObject({
        state: "failed",
        error:
          "Someone in this file asked to be erased, so we deleted the file. Upload it again: they will be left out.",
      });
      expect(await db.selectFrom("import_parts").selectAll().execute()).toEqual([]);
    });

    it("leave a file with only a longer address alone", async () => {
      const content = `email\n${beside}\n${email}.au\n`;
      const { id } = await imports.upload({ content });
      expect((await erase({ email, typedEmail: email })).body.data.removed).not.toHaveProperty(
        "imports",
      );
      expect((await imports.get(id)).state).toBe("mapping");
    });
  });

  it("are recognised by a secret of their own", async () => {
    await erase({ email, typedEmail: email });
    // The docs tell operators to delete the counting secret after a stolen backup.
    const { countingSecret, erasureSecret } = deps;
    expect([...(await findErased({ erasureSecret }, db, [email]))]).toEqual([email]);
    expect([...(await findErased({ erasureSecret: countingSecret }, db, [email]))]).toEqual([]);
  });

  it("keep the campaigns' results", async () => {
    const campaignId = await storeSentCampaign(db);
    const subscriberId = await storeSubscriber(db, { email: "reader@mail.example" });
    await db
      .insertInto("campaign_recipients")
      .values({
        id: uuidv7(),
        campaign_id: campaignId,
        subscriber_id: subscriberId,
        state: "sent",
        domain: "mail.example",
        due_at: clock.now(),
        sent_at: clock.now(),
        clicked_at: clock.now(),
      })
      .execute();
    const counted = () =>
      db
        .selectFrom("campaign_recipients")
        .select(["state", "clicked_at"])
        .where("campaign_id", "=", campaignId)
        .orderBy("id")
        .execute();
    const before = await counted();
    const address = "reader@mail.example";
    const answer = await erase({ email: address, typedEmail: address });
    expect(answer.body.data.removed).toEqual({ subscriber: 1, campaigns: 1 });
    expect(before).toHaveLength(1);
    expect(await counted()).toEqual(before);
  });

  it("cover the replies they got, and the history of their items", async () => {
    const messages = db.selectFrom("contact_messages").select("id").where("email", "=", email);
    const { id: messageId } = await messages.executeTakeFirstOrThrow();
    await mutateTrpc(app, "contact.reply", { id: messageId, text: "Two, at the door." }, { token });
    const { body } = await search(email);
    const items = Object.fromEntries(body.data.sections.map((each) => [each.area, each.items]));
    expect(items["replies"]).toMatchObject([{ subject: "Tickets", text: "Two, at the door." }]);
    expect(items["history"]?.map(({ kind, action }) => [kind, action])).toEqual(
      expect.arrayContaining([["reply", "created"]]),
    );
    const erased = await erase({ email, typedEmail: email });
    expect(erased.body.data.removed).toMatchObject({ messages: 1, replies: 1 });
    expect((await textsOfAllRows(db)).join("\n")).not.toContain("at the door");
  });

  it("keep a pseudonym for a former admin", async () => {
    const dora = await signedInAs(deps, "admin", { name: "Dora Adminova" });
    const eventId = await storeEvent(db);
    const payload = { capacity: 120 };
    await callRest(app, "PUT", `/events/${eventId}`, { token: dora.token, payload });
    await callRest(app, "DELETE", `/events/${eventId}`, { token: dora.token });
    await callRest(app, "DELETE", `/admin/users/${dora.user.id}/role`, { token });
    const { body } = await search(dora.user.email);
    const items = Object.fromEntries(body.data.sections.map((each) => [each.area, each.items]));
    const own = { kind: "event", id: eventId };
    expect(items["ownChanges"]).toMatchObject([
      { action: "deleted", ...own },
      { action: "changed", ...own },
    ]);
    expect(items["securityEvents"]).toMatchObject([
      { event: "session-ended" },
      { event: "role-changed" },
    ]);
    await erase({ email: dora.user.email, typedEmail: dora.user.email });
    expect((await textsOfAllRows(db)).join("\n")).not.toContain("Adminova");
    const url = `/admin/history?entityId=${eventId}&action=changed`;
    const { body: kept } = await callRest<HistoryChange[]>(app, "GET", url, { token });
    expect(kept.data[0]?.actor).toEqual({
      kind: "admin",
      id: dora.user.id,
      name: erasedName(dora.user.id),
    });
  });

  it("don't reach an admin's account", async () => {
    const payload = { email: user.email, typedEmail: user.email };
    expect(await erase(payload)).toMatchObject({
      status: 409,
      body: { error: "This is an admin's account. End their access under Users first." },
    });
  });

  it("ask for one's password in the admin area", async () => {
    const input = { email, typedEmail: email };
    const bare = await mutateTrpc(app, "privacy.erase", input, { token });
    expect(bare.status).toBe(400);
    const right = { ...input, currentPassword: examplePassword };
    expect((await mutateTrpc(app, "privacy.erase", right, { token })).status).toBe(200);
  });
});
