import type { Editing } from "@before-ten/contracts/editing/output";
import { silentAfterMs } from "@before-ten/contracts/editing/rules";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("open_forms").execute();
});

const ana = await signedInAs(deps, "admin");
const ben = await signedInAs(deps, "admin");
const visitor = await signedInAs(deps, "user");

const report = (id: string, { token, form }: { token: string; form: string }, baseVersion = 1) =>
  mutateTrpc<Editing>(app, "editing.reportEvent", { id, form, baseVersion }, { token });
const answerTo = async (...call: Parameters<typeof report>) =>
  (await report(...call)).body.result?.data;

const anas = { token: ana.token, form: "form-of-ana" };
const bens = { token: ben.token, form: "form-of-ben" };

describe("open forms", () => {
  it("are only shown to admins", async () => {
    const input = { id: await storeEvent(db), form: "form-of-x", baseVersion: 1 };
    expect((await mutateTrpc(app, "editing.reportEvent", input)).status).toBe(401);
    expect((await report(input.id, { token: visitor.token, form: "form-of-x" })).status).toBe(403);
  });

  it("is seen by the others, not by oneself, and by one's other tab as oneself", async () => {
    const id = await storeEvent(db);
    expect(await answerTo(id, anas)).toEqual({ others: [], version: 1, changes: [] });
    clock.advance(5_000);
    expect((await answerTo(id, bens))?.others).toEqual([
      {
        name: ana.user.name,
        since: new Date(clock.now().getTime() - 5_000).toISOString(),
        isYou: false,
      },
    ]);
    const otherTab = { ...anas, form: "another-of-ana" };
    expect((await answerTo(id, otherTab))?.others.map(({ isYou }) => isYou)).toEqual([true, false]);
    expect((await answerTo(await storeEvent(db), bens))?.others).toEqual([]);
  });

  it("is forgotten on leaving, and after a while without a word", async () => {
    const id = await storeEvent(db);
    await report(id, anas);
    await report(id, bens);
    await mutateTrpc(app, "editing.leave", { form: anas.form }, { token: ben.token });
    expect((await answerTo(id, bens))?.others).toHaveLength(1);
    await mutateTrpc(app, "editing.leave", { form: anas.form }, { token: ana.token });
    expect((await answerTo(id, bens))?.others).toEqual([]);
    await report(id, anas);
    clock.advance(silentAfterMs);
    expect((await answerTo(id, bens))?.others).toEqual([]);
  });

  it("a form's id can't be used by another admin, or for another event", async () => {
    const id = await storeEvent(db);
    await report(id, anas);
    await report(await storeEvent(db), { ...bens, form: anas.form });
    const rows = await db.selectFrom("open_forms").select(["entity_id", "user_id"]).execute();
    expect(rows).toEqual([{ entity_id: id, user_id: ana.user.id }]);
  });
});

describe("others' changes", () => {
  it("are listed since the form's version, price and currency as one", async () => {
    const id = await storeEvent(db);
    const payload = { ticketPrice: { amount: "61", currency: "NZD" }, status: "draft" };
    await callRest(app, "PUT", `/events/${id}`, { token: ben.token, payload });
    const answer = await answerTo(id, anas);
    expect(answer?.version).toBe(2);
    expect(answer?.changes.map(({ field }) => field)).toEqual(["status", "ticketPrice"]);
    expect((await answerTo(id, anas, 2))?.changes).toEqual([]);
  });

  it("says that it is gone", async () => {
    const id = await storeEvent(db);
    await callRest(app, "DELETE", `/events/${id}`, { token: ben.token });
    expect(await answerTo(id, anas)).toEqual({ others: [], version: null, changes: [] });
    expect((await answerTo("nonsense", anas))?.version).toBeNull();
  });
});

describe("a message that two want to answer", () => {
  it("shows who has it open, and who has replied since", async () => {
    const id = await insertContactMessage(db, {
      name: "Eve",
      email: "eve@mail.example",
      subject: "A table for ten",
      message: "Could we have one near the floor?",
      type: "general",
      at: clock.now(),
    });
    const open = (editor: { token: string; form: string }, baseVersion = 1) =>
      mutateTrpc<Editing>(
        app,
        "editing.reportMessage",
        { id, form: editor.form, baseVersion },
        { token: editor.token },
      );
    await open(anas);
    const bensAnswer = (await open(bens)).body.result?.data;
    expect(bensAnswer).toMatchObject({ others: [{ isYou: false }], version: 1, changes: [] });
    await callRest(app, "POST", `/admin/messages/${id}/replies`, {
      token: ana.token,
      payload: { text: "Of course." },
    });
    expect((await open(bens)).body.result?.data).toMatchObject({
      version: 2,
      changes: [{ field: "replies", by: ana.user.name }],
    });
    expect((await open(bens, 2)).body.result?.data?.changes).toEqual([]);
    await db.deleteFrom("contact_messages").where("id", "=", id).execute();
    expect((await open(bens)).body.result?.data?.version).toBeNull();
  });
});
