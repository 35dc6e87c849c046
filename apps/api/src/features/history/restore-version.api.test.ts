import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const {
  token,
  user: { id: adminId },
} = await signedInAs(deps, "admin");

async function changesOf(entityId: string): Promise<HistoryChange[]> {
  const url = `/admin/history?entityId=${entityId}`;
  const { body } = await callRest<HistoryChange[]>(app, "GET", url, { token });
  return body.data;
}

/** A complete campaign, because the form saves it whole. */
const campaign = {
  topic: "events",
  subject: "Four parties",
  previewText: "Be home by half past ten",
  senderName: "Before Ten",
  blocks: [{ kind: "heading", text: "See you at four" }],
  segment: {},
};

describe.each([
  {
    kind: "a post",
    store: () => storePost(db, { title: "A quiet Sunday", tags: ["vinyl"] }),
    path: (entityId: string) => `/blogs/${entityId}`,
    first: { title: "A loud Sunday", tags: ["disco"] },
    second: {
      title: "No Sunday",
      content: "We stayed at home again, and slept all afternoon, till it was dark.",
    },
    field: "title",
    titles: ["A quiet Sunday", "A loud Sunday", "No Sunday"],
  },
  {
    kind: "a campaign",
    store: () => storeCampaign(db, { subject: "Four parties" }),
    path: (entityId: string) => `/newsletter/campaigns/${entityId}`,
    first: { ...campaign, subject: "Five parties" },
    second: {
      ...campaign,
      subject: "Six parties",
      previewText: "Be home by nine",
      blocks: [{ kind: "heading", text: "See you at three" }],
      segment: { countries: ["UK"] },
    },
    field: "subject",
    titles: ["Four parties", "Five parties", "Six parties"],
  },
])(
  "restoring a version of $kind",
  ({ store, path, first, second, field, titles: [was, middle, last] }) => {
    it("restores everything, before and after a change, and can be undone", async () => {
      const entityId = await store();
      const read = async () => {
        const { status, body } = await callRest<Record<string, unknown>>(
          app,
          "GET",
          path(entityId),
          { token },
        );
        expect(status).toBe(200);
        const { version: _version, updatedAt: _updatedAt, ...rest } = body.data;
        return rest;
      };
      const save = async (payload: object) => {
        const { status } = await callRest(app, "PUT", path(entityId), { token, payload });
        expect(status).toBe(200);
        return read();
      };
      const restore = async (changeId: string, side: "before" | "after") => {
        const url = `/admin/history/${changeId}/restore`;
        const answer = await callRest<{ undo: string }>(app, "POST", url, {
          token,
          payload: { side },
        });
        expect([answer.status, answer.body.message]).toEqual([200, messages.restored]);
        return answer.body.data.undo;
      };
      const before = await read();
      const afterFirst = await save(first);
      const [change] = await changesOf(entityId);
      const afterSecond = await save(second);
      const named = [before, afterFirst, afterSecond].map((each) => each[field]);
      expect(named).toEqual([was, middle, last]);

      const undo = await restore(change?.id ?? "", "after");
      expect(await read()).toEqual(afterFirst);
      const [restored] = await changesOf(entityId);
      expect(restored).toMatchObject({ action: "changed", actor: { id: adminId } });
      await restore(undo, "after");
      expect(await read()).toEqual(afterSecond);
      await restore(change?.id ?? "", "before");
      expect(await read()).toEqual(before);
    });
  },
);

describe("restoring a version of an event", () => {
  it("holds to the rules of the form", async () => {
    const id = await storeEvent(db);
    await db.updateTable("events").set({ event_name: "X" }).where("id", "=", id).execute();
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { eventName: "Disco" } });
    const [change] = await changesOf(id);
    const { status, body } = await callRest(app, "POST", `/admin/history/${change?.id}/restore`, {
      token,
      payload: { side: "before" },
    });
    expect([status, body.error]).toEqual([409, eventFormMessages.nameTooShort]);
  });

  it("leaves out what the form refuses today, and says so before", async () => {
    const id = await storeEvent(db);
    const venueId = await storeVenue(db);
    const free = { ticket_amount: null, ticket_currency: null, venue_id: venueId };
    await db.updateTable("events").set(free).where("id", "=", id).execute();
    const payload = {
      ticketPrice: { amount: 40, currency: "GBP" },
      eventName: "Disco",
      venueId: null,
    };
    expect((await callRest(app, "PUT", `/events/${id}`, { token, payload })).status).toBe(200);
    await db.deleteFrom("all_venues").where("id", "=", venueId).execute();
    const [change] = await changesOf(id);
    const url = `/admin/history/${change?.id}`;
    const stays = [
      { label: "Venue", before: null, reason: eventFormMessages.venueUnknown },
      { label: "Ticket price", before: 40, after: null, reason: eventFormMessages.priceRequired },
      { label: "Currency", before: "GBP", reason: eventFormMessages.priceRequired },
    ];
    const preview = await callRest(app, "GET", `${url}/version?side=before`, { token });
    expect(preview.body.data).toMatchObject({
      changes: [{ field: "eventName", before: "Disco" }],
      stays,
    });
    const restored = await callRest(app, "POST", `${url}/restore`, {
      token,
      payload: { side: "before" },
    });
    expect([restored.status, restored.body.message]).toEqual([200, messages.restoredInPart]);
    expect(restored.body.data).toMatchObject({ stays });
    const { body } = await callRest(app, "GET", `/events/${id}`, { token });
    expect(body.data).toMatchObject({ ticketPrice: { amount: 40 } });
    const same = await callRest(app, "POST", `${url}/restore`, {
      token,
      payload: { side: "before" },
    });
    expect([same.status, same.body.error]).toEqual([409, eventFormMessages.venueUnknown]);
  });
});

it("restores chosen fields alone", async () => {
  const id = await storePost(db, { title: "A quiet Sunday", tags: ["vinyl"] });
  const changed = { title: "A loud Sunday", tags: ["disco"] };
  await callRest(app, "PUT", `/blogs/${id}`, { token, payload: changed });
  const [change] = await changesOf(id);
  const restore = (fields: readonly string[]) =>
    callRest(app, "POST", `/admin/history/${change?.id}/restore`, {
      token,
      payload: { side: "before", fields },
    });
  const read = async () => (await callRest(app, "GET", `/blogs/${id}`, { token })).body.data;
  expect((await restore(["title"])).status).toBe(200);
  expect(await read()).toMatchObject({ title: "A quiet Sunday", tags: ["disco"] });
  expect((await restore(["title", "unknown"])).body.error).toBe(messages.nothingToRestore);
  expect((await restore([])).status).toBe(400);
  expect((await restore(["tags"])).status).toBe(200);
  expect(await read()).toMatchObject({ title: "A quiet Sunday", tags: ["vinyl"] });
});
