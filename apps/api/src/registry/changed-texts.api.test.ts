import type { CampaignPreview } from "@before-ten/contracts/campaigns/content-output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import type { PrivacyRecords } from "@before-ten/contracts/privacy/output";
import { newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import type { TextDefault } from "@before-ten/contracts/site/define-texts";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { sendPasswordReset } from "../features/auth/password/password-reset.service.ts";
import { callRest, mutateTrpc } from "../testing/calls.ts";
import { knownSender } from "../testing/known-sender.ts";
import { writtenMails } from "../testing/queued-mails.ts";
import { sendQueued } from "../testing/send-queued.ts";
import { signedInAs, storeUser } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("events").execute();
  await sendQueued(deps);
  await db.deleteFrom("site_texts").execute();
  deps.responseCache.clear();
});

/** As an admin does who publishes these texts. */
async function publish(texts: Record<string, TextDefault>): Promise<void> {
  const rows = Object.entries(texts).map(([id, value]) => ({
    id,
    value: JSON.stringify(value),
    updated_at: clock.now(),
  }));
  await db.insertInto("site_texts").values(rows).execute();
  deps.responseCache.clear();
}

const renamed = {
  "brand.name": "After Six",
  "brand.tagline": "Dance early.",
  "brand.email": "hi@aftersix.example",
  "brand.description": "Evenings for all.",
};

const subscribe = (email: string, timeZone?: string) =>
  callRest(app, "POST", "/contact/newsletter", {
    payload: { email, ...(timeZone !== undefined && { timeZone }) },
  });

const sender = {
  ...knownSender,
  "brand.countries": [
    {
      id: "entry-1",
      code: "CA",
      legalName: "",
      companyNumber: "",
      postalAddress: "2 Example Street, Toronto ON M5V 2T6, Canada",
      signUps: "after a confirmation",
    },
  ],
};

describe("the sender by law", () => {
  const ours = Object.values(knownSender).join(", ");
  const inCanada = "2 Example Street, Toronto ON M5V 2T6, Canada";

  it("is in the stored consent and, by the subscriber's country, in the mails", async () => {
    await publish(sender);
    await subscribe("ana@mail.example", "Australia/Melbourne");
    await subscribe("bea@mail.example", "America/Toronto");
    const wordings = await db.selectFrom("subscribers").select("consent_wording").execute();
    for (const { consent_wording: wording } of wordings) {
      expect(wording).toContain(`you agree that ${ours}, or in Canada `);
      expect(wording).toContain(`${inCanada} sends you our newsletter`);
    }
    const texts = (await writtenMails(deps)).map(({ to, text }) => [to, text]);
    expect(texts).toEqual([
      ["ana@mail.example", expect.stringContaining(`\n${ours}\n`)],
      ["bea@mail.example", expect.stringContaining(`, ${inCanada}\n`)],
    ]);
  });

  it("makes sign-ups wait for a confirmation in the countries for which owners chose it", async () => {
    await publish(sender);
    const waits = await subscribe("bea@mail.example", "America/Toronto");
    expect(waits.body).toMatchObject({ message: newsletterMessages.confirmationSent });
    const atOnce = await subscribe("ana@mail.example", "Australia/Melbourne");
    expect(atOnce.body).toMatchObject({ message: newsletterMessages.subscribed });
    await subscribe("cy@mail.example");
    const statuses = await db
      .selectFrom("subscribers")
      .select(["email", "status"])
      .orderBy("email")
      .execute();
    expect(statuses).toEqual([
      { email: "ana@mail.example", status: "active" },
      { email: "bea@mail.example", status: "pending" },
      { email: "cy@mail.example", status: "active" },
    ]);
    const mails = await writtenMails(deps);
    const text = mails.find(({ to }) => to === "bea@mail.example")?.text ?? "";
    const token = /confirm\?token=(\S+)/.exec(text)?.[1];
    expect(await mutateTrpc(app, "newsletter.confirm", { token })).toMatchObject({ status: 200 });
    const active = db.selectFrom("subscribers").select("id").where("status", "=", "active");
    expect(await active.execute()).toHaveLength(3);
  });

  it("is proved: how and when each consent was given, and when the address was confirmed", async () => {
    await publish(sender);
    await mutateTrpc(app, "newsletter.subscribe", { email: "eve@mail.example" });
    await subscribe("dot@mail.example", "America/Toronto");
    const mails = await writtenMails(deps);
    const text = mails.find(({ to }) => to === "dot@mail.example")?.text ?? "";
    const token = /confirm\?token=(\S+)/.exec(text)?.[1];
    const at = clock.now().toISOString();
    clock.advance(60_000);
    await mutateTrpc(app, "newsletter.confirm", { token });
    const { token: owner } = await signedInAs(deps, "admin");
    const listed = await callRest<AdminSubscriber[]>(app, "GET", "/admin/newsletter/subscribers", {
      token: owner,
    });
    const consents = listed.body.data.map(({ email, consent }) => [email, consent]);
    const wording = expect.stringContaining(inCanada);
    expect(Object.fromEntries(consents)).toEqual({
      "eve@mail.example": {
        at,
        wording,
        via: "form",
        page: null,
        confirmedAt: null,
        utmParams: {},
      },
      "dot@mail.example": {
        at,
        wording,
        via: "api",
        page: null,
        confirmedAt: clock.now().toISOString(),
        utmParams: {},
      },
    });
    const { body: csv } = await app.inject({
      url: "/api/admin/newsletter/export?format=csv",
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(csv).toContain("Consent via,Consent page,Address confirmed");
    expect(csv).toContain(`api,,${clock.now().toISOString()}`);
  });

  it("is in the consent of an alert, which keeps its wording and its way", async () => {
    await publish(sender);
    const id = await storeEvent(db, { availability: "sold-out" });
    const payload = { id, kind: "places-return", email: "ana@mail.example" };
    await callRest(app, "POST", "/alerts", { payload });
    const { token: owner } = await signedInAs(deps, "admin");
    const { body } = await callRest<PrivacyRecords>(app, "POST", "/admin/privacy/search", {
      token: owner,
      payload: { email: "ana@mail.example" },
    });
    expect(body.data.sections.find(({ area }) => area === "alerts")?.items).toMatchObject([
      {
        consentWording: expect.stringContaining(`agree that ${ours}, or in Canada `),
        consentVia: "api",
      },
    ]);
  });
});

describe("a consent", () => {
  it("is stored as it read at that moment, and stays so", async () => {
    await subscribe("ana@mail.example");
    await publish({ "consent.newsletter": "You agree to one email a week." });
    await subscribe("bea@mail.example");
    await callRest(app, "GET", "/contact/newsletter/unsubscribe?email=ana@mail.example");
    clock.advance(60_000);
    await subscribe("ana@mail.example");
    const consents = await db
      .selectFrom("subscriber_consents as consent")
      .innerJoin("subscribers", "subscribers.id", "subscriber_id")
      .select(["email", "wording"])
      .orderBy("consent.created_at")
      .orderBy("email")
      .execute();
    const first =
      "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.";
    expect(consents).toEqual([
      { email: "ana@mail.example", wording: first },
      { email: "bea@mail.example", wording: "You agree to one email a week." },
      { email: "ana@mail.example", wording: "You agree to one email a week." },
    ]);
  });
});

describe("a mail", () => {
  it("says what the club says when it is written, also if it was queued before", async () => {
    await storeEvent(db, { name: "Sunday Disco" });
    const soldOut = await storeEvent(db, { availability: "sold-out" });
    await storeUser(deps, { email: "dan@mail.example" });
    await subscribe("cleo@mail.example");
    await callRest(app, "POST", "/alerts", {
      payload: { id: soldOut, kind: "places-return", email: "cleo@mail.example" },
    });
    await callRest(app, "POST", "/contact/send", {
      payload: {
        name: "Cleo",
        email: "cleo@mail.example",
        subject: "Two tickets",
        message: "Can two friends go in our place?",
        type: "event",
      },
    });
    await sendPasswordReset(deps, "dan@mail.example");
    await publish({
      ...renamed,
      "brand.senderName": "{club} at the door",
      "brand.senderAddress": "door@aftersix.example",
      "mail-welcome.subject": "Hello from {club}",
      "mail-cards.aboutParty": "More of {party}",
      "mail-alert-confirmation.placesReturn": "Shall we write if {party} has room?",
      "mail-layout.signature": "{club}, all evening",
    });
    const mails = await writtenMails(deps);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Hello from After Six",
      "Please confirm your alert",
      expect.stringContaining("Two tickets"),
      "Choose a new password for After Six",
    ]);
    for (const { senderName, senderAddress, text, html } of mails) {
      expect(senderName).toBe("After Six at the door");
      expect(senderAddress).toBe("door@aftersix.example");
      expect(text).toContain("After Six, all evening\nhi@aftersix.example\n");
      expect(html).toContain("Dance early.");
      expect(text + html).not.toMatch(/Before Ten|beforeten/);
    }
    expect(mails[0]?.text).toContain("More of Sunday Disco:");
    expect(mails[1]?.text).toContain("Shall we write if");
  });

  it("of the newsletter has the changed footer", async () => {
    await publish({ ...renamed, "mail-campaigns.because": "You asked for it." });
    const { token } = await signedInAs(deps, "admin");
    const payload = {
      subject: "Hi",
      previewText: "",
      senderName: "Ana",
      blocks: [{ kind: "text", text: "At four." }],
    };
    const path = "/newsletter/campaigns/preview";
    const { data } = (await callRest<CampaignPreview>(app, "POST", path, { payload, token })).body;
    expect(data.text).toContain("You asked for it.");
    expect(data.html).toContain("After Six");
    expect(data.text + data.html).not.toContain("Before Ten");
  });
});

it("feeds, the list for partners and llms.txt have the changed words", async () => {
  await storeEvent(db, { availability: "free" });
  await publish({
    ...renamed,
    "feeds.freeEntry": "No ticket needed",
    "embed.title": "Soon",
    "llms.intro": "Tickets elsewhere.",
  });
  const bodyAt = async (path: string) => (await app.inject(path)).body;
  expect(JSON.parse(await bodyAt("/events.json?country=UK"))).toMatchObject({
    title: "After Six: Upcoming parties (United Kingdom)",
    description: "Evenings for all. These are the upcoming parties.",
  });
  expect(await bodyAt("/events.rss")).toContain("No ticket needed");
  expect(await bodyAt("/events.ics")).toContain("After Six: Upcoming parties");
  const embed = await bodyAt("/embed/events");
  expect(embed).toContain("<h1>Soon</h1>");
  expect(embed).toContain("All parties at After Six");
  expect(await bodyAt("/llms.txt")).toMatch(
    /^# After Six\n\n> Evenings for all\.\n\nTickets elsew/,
  );
});

it("an image for chats has another address with another name, and only then", async () => {
  const id = await storeEvent(db);
  const { data }: { data: PublicEvent } = (await app.inject(`/api/events/${id}`)).json();
  const before = eventSharePath(data);
  expect(eventSharePath(data, await deps.siteTexts.read())).toBe(before);
  const old = await app.inject(before);
  await publish({ "brand.name": "After Six" });
  const after = eventSharePath(data, await deps.siteTexts.read());
  expect(after).not.toBe(before);
  const renewed = await app.inject(after);
  expect(renewed.headers["cache-control"]).toContain("immutable");
  expect(renewed.rawPayload.equals(old.rawPayload)).toBe(false);
  expect((await app.inject(before)).headers["cache-control"]).toBe("public, max-age=60");
});
