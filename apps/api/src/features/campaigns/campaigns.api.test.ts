import type { CampaignPreview } from "@before-ten/contracts/campaigns/content-output";
import type { Campaign, CampaignProgress } from "@before-ten/contracts/campaigns/output";
import {
  campaignSendMessages as messages,
  campaignStateMessages as states,
} from "@before-ten/contracts/campaigns/send-messages";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { knownSender, storeSender } from "../../testing/known-sender.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, deps, clock } = await openTestApp();
const { token, user } = await signedInAs(deps, "admin");
const path = "/newsletter/campaigns";

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("subscribers").execute();
  await storeSender(deps);
});

const sent = {
  subject: "Four parties before Christmas",
  previewText: "Be home by half past ten",
  senderName: "Before Ten",
  blocks: [{ kind: "heading", text: "See you at four" }],
  topic: "events",
  segment: { tags: ["regular"] },
};

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  below: string,
  payload?: object,
  as = token,
) => callRest<Campaign>(app, method, `${path}${below}`, { token: as, ...(payload && { payload }) });

const storeReader = (email = "ana@mail.example", tags: string[] = []) =>
  storeSubscriber(db, { email, tags });

it("is for admins, and keys with its scope", async () => {
  expect(await callRest(app, "GET", path)).toMatchObject({ status: 401 });
  const { token: plain } = await signedInAs(deps, "user");
  expect(await call("GET", "", undefined, plain)).toMatchObject({ status: 403 });
  const { secret: reading } = await madeKey(deps, { scopes: ["read"] });
  expect(await call("POST", "", sent, reading)).toMatchObject({ status: 403 });
  const { secret } = await madeKey(deps, { scopes: ["campaigns:write"] });
  const { status, body } = await call("POST", "", sent, secret);
  expect(status).toBe(201);
  expect(body.data.createdBy).toEqual({ id: null, name: "API key Ticket shop" });
});

it("creates a draft, changes it whole, and reads it back", async () => {
  const created = await call("POST", "", sent);
  expect(created).toMatchObject({ status: 201, body: { data: { ...sent, status: "draft" } } });
  const { id, createdBy } = created.body.data;
  expect(createdBy).toEqual({ id: user.id, name: user.name });
  const changed = { ...sent, subject: "Five parties", segment: {} };
  expect(await call("PUT", `/${id}`, changed)).toMatchObject({ status: 200 });
  const { data } = (await call("GET", `/${id}`)).body;
  expect(data).toMatchObject({ subject: "Five parties", segment: {}, blocks: sent.blocks });
});

it("creates one campaign for one key, however often it is sent", async () => {
  const headers = { "idempotency-key": "once" };
  const create = () => callRest<Campaign>(app, "POST", path, { token, payload: sent, headers });
  const [first, second] = [await create(), await create()];
  expect(second.body.data.id).toBe(first.body.data.id);
});

it("lists campaigns, latest first, by status and words of the subject", async () => {
  const at = (day: number) => ({ createdAt: new Date(`2026-11-0${day}T10:00:00Z`) });
  await storeCampaign(db, { subject: "Summer is here", ...at(1) });
  await storeCampaign(db, { subject: "Winter parties", status: "sent", ...at(2) });
  await storeCampaign(db, { subject: "Summer parties", status: "cancelled", ...at(3) });
  const subjects = async (query: string) => {
    const { body } = await callRest<Campaign[]>(app, "GET", `${path}${query}`, { token });
    return [body.pagination?.total, ...body.data.map(({ subject }) => subject)];
  };
  expect(await subjects("")).toEqual([3, "Summer parties", "Winter parties", "Summer is here"]);
  expect(await subjects("?search=SUMMER")).toEqual([2, "Summer parties", "Summer is here"]);
  expect(await subjects("?search=summer&status=draft")).toEqual([1, "Summer is here"]);
  expect(await subjects("?limit=1&page=2")).toEqual([3, "Winter parties"]);
});

it("duplicates any campaign as a draft", async () => {
  const id = await storeCampaign(db, { status: "sent", subject: "Once more" });
  const { status, body } = await call("POST", `/${id}/duplicate`);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ status: "draft", subject: "Once more", startedAt: null });
  expect(body.data.id).not.toBe(id);
});

describe("sending", () => {
  it("refuses campaigns without recipients or content, and times in the past", async () => {
    const id = await storeCampaign(db);
    const send = (time: object, campaign = id) =>
      call("POST", `/${campaign}/send`, { time, countsOpens: false });
    expect(await send({ at: "now" })).toMatchObject({
      status: 400,
      body: { error: states.noRecipients },
    });
    await storeReader();
    const empty = await storeCampaign(db, { blocks: [] });
    expect(await send({ at: "now" }, empty)).toMatchObject({ status: 400 });
    expect(await send({ at: "instant", instant: "2026-12-04T12:00:00Z" })).toMatchObject({
      status: 400,
      body: { details: [{ path: "time.instant", message: states.timeOver }] },
    });
    // It is already tomorrow there.
    expect(await send({ at: "local", localTime: "2026-12-05T00:30", country: "UK" })).toMatchObject(
      {
        status: 400,
        body: {
          details: [{ path: "time.localTime", message: states.localTimeOver("New Zealand") }],
        },
      },
    );
    for (const localTime of ["2026-02-30T09:00", "2026-12-06T09:00Z", "2026-12-06T24:00"]) {
      expect(await send({ at: "local", localTime, country: "UK" })).toMatchObject({ status: 400 });
    }
    expect((await call("GET", `/${id}`)).body.data.status).toBe("draft");
  });

  it("is refused until Settings have the sender by law, which a preview says too", async () => {
    await storeReader();
    const id = await storeCampaign(db);
    await db.deleteFrom("site_texts").where("id", "=", "brand.postalAddress").execute();
    deps.responseCache.clear();
    const error = states.senderMissing("postal address");
    const scheduled = { at: "instant", instant: "2026-12-05T12:00:00Z" };
    for (const time of [{ at: "now" }, scheduled]) {
      expect(await call("POST", `/${id}/send`, { time })).toMatchObject({
        status: 400,
        body: { error },
      });
    }
    const { topic: _topic, segment: _segment, ...content } = sent;
    const preview = () =>
      callRest<CampaignPreview>(app, "POST", `${path}/preview`, { token, payload: content });
    expect((await preview()).body.data.errors).toEqual([error]);
    // A test mail goes to its author alone.
    expect(await call("POST", "/test", content)).toMatchObject({ status: 200 });
    await storeSender(deps);
    const { errors, text } = (await preview()).body.data;
    expect(errors).toEqual([]);
    expect(text).toContain(Object.values(knownSender).join(", "));
    expect(await call("POST", `/${id}/send`, { time: scheduled })).toMatchObject({ status: 200 });
  });

  it("goes out now, or at an instant, with opens counted where that is asked for", async () => {
    await storeReader();
    const now = await storeCampaign(db);
    expect(await call("POST", `/${now}/send`, { time: { at: "now" } })).toMatchObject({
      status: 200,
      body: {
        message: messages.started,
        data: { status: "scheduled", scheduledAt: "2026-12-04T12:00:00.000Z", countsOpens: false },
      },
    });
    const later = await storeCampaign(db);
    const time = { at: "instant", instant: "2026-12-04T18:00:00+02:00" };
    expect(await call("POST", `/${later}/send`, { time, countsOpens: true })).toMatchObject({
      body: {
        message: messages.scheduled,
        data: { status: "scheduled", scheduledAt: "2026-12-04T16:00:00.000Z", countsOpens: true },
      },
    });
  });

  it("is a draft again when its schedule is cancelled", async () => {
    await storeReader();
    const id = await storeCampaign(db);
    const time = { at: "local", localTime: "2026-12-06T09:00", country: "UK" };
    await call("POST", `/${id}/send`, { time });
    expect(await call("POST", `/${id}/cancel`)).toMatchObject({
      status: 200,
      body: {
        message: messages.unscheduled,
        data: { status: "draft", scheduledAt: null, localTime: null, localCountry: null },
      },
    });
    expect(await call("PUT", `/${id}`, sent)).toMatchObject({ status: 200 });
  });
});

it("can't be deleted once it has reached a recipient, even if it is cancelled", async () => {
  const id = await storeCampaign(db, { status: "cancelled" });
  await storeRecipients(id, ["sent", "waiting"]);
  expect(await call("DELETE", `/${id}`)).toMatchObject({
    status: 409,
    body: { error: states.deleteSent },
  });
});

it("says how far it is, how fast, and how long it takes", async () => {
  const id = await storeCampaign(db, { status: "sending" });
  await storeRecipients(id, ["sent", "sent", "sent", "waiting", "waiting", "failed", "skipped"]);
  const { secret } = await madeKey(deps, { scopes: ["read"] });
  const { body } = await callRest<CampaignProgress>(app, "GET", `${path}/${id}/progress`, {
    token: secret,
  });
  expect(body.data).toEqual({
    status: "sending",
    pausedBy: null,
    rejectedBy: null,
    figures: {
      recipients: 7,
      waiting: 2,
      sent: 3,
      failed: 1,
      skipped: 1,
      bounced: 0,
      clicked: 0,
      unsubscribed: 0,
    },
    complete: false,
    perSecond: 0.3,
    secondsLeft: 7,
  });
});

it("judges the pace of one that has just begun by the time it has had", async () => {
  const id = await storeCampaign(db, { status: "sending" });
  await db.updateTable("campaigns").set({ started_at: clock.now() }).where("id", "=", id).execute();
  clock.advance(2_000);
  await storeRecipients(id, ["sent", "sent", "sent", "sent", "waiting"]);
  const { body } = await callRest<CampaignProgress>(app, "GET", `${path}/${id}/progress`, {
    token,
  });
  expect(body.data).toMatchObject({ perSecond: 2, secondsLeft: 1 });
});

async function storeRecipients(
  campaignId: string,
  recipientStates: ("sent" | "waiting" | "failed" | "skipped")[],
): Promise<void> {
  for (const [index, state] of recipientStates.entries()) {
    const at = clock.now();
    await db
      .insertInto("campaign_recipients")
      .values({
        id: uuidv7(),
        campaign_id: campaignId,
        subscriber_id: await storeReader(`reader-${index}@mail.example`),
        domain: "mail.example",
        due_at: at,
        state,
        settled_at: state === "waiting" ? null : at,
      })
      .execute();
  }
}
