import { newsletterConsent } from "@before-ten/contracts/newsletter/messages";
import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock } = await openTestApp({ rateLimitFactor: 1_000 });

const now = "2026-12-04T12:00:00.000Z";
const before = new Date("2026-01-01T00:00:00.000Z");
const success = { success: true, message: "Successfully subscribed to newsletter!" };
const invalid = "Please enter a valid email address";

beforeEach(async () => {
  clock.set(now);
  await db.deleteFrom("subscribers").execute();
});

function subscribe(payload: object) {
  return callRest(app, "POST", "/contact/newsletter", { payload });
}

function stored() {
  return db.selectFrom("subscribers").selectAll().execute();
}

function statusChanges() {
  return db.selectFrom("subscriber_status_changes").selectAll().execute();
}

it("stores the address with the time and wording of the consent, and where it came from", async () => {
  const utmParams = {
    source: "radio",
    medium: "spot",
    campaign: "spring",
    term: "a",
    content: "b",
  };
  const { status, body } = await subscribe({ email: "  Ana@Mail.example ", utmParams });

  expect(status).toBe(200);
  expect(body).toEqual(success);
  expect(await stored()).toMatchObject([
    {
      email: "ana@mail.example",
      status: "active",
      tags: [],
      consented_at: new Date(now),
      consent_wording: newsletterConsent,
      utm_params: utmParams,
      total_emails_sent: 0,
      created_at: new Date(now),
    },
  ]);
  expect(await statusChanges()).toMatchObject([
    {
      from_status: null,
      to_status: "active",
      reason: "Newsletter form",
      changed_by: null,
      created_at: new Date(now),
    },
  ]);
});

it("does the same over tRPC", async () => {
  const { status, body } = await mutateTrpc(app, "newsletter.subscribe", {
    email: "ana@mail.example",
    utmParams: { source: "radio" },
  });
  expect(status).toBe(200);
  expect(body.result?.data).toEqual({ message: success.message });
  expect(await stored()).toMatchObject([
    { email: "ana@mail.example", status: "active", utm_params: { source: "radio" } },
  ]);
});

it("needs no campaign", async () => {
  await subscribe({ email: "ana@mail.example" });
  expect(await stored()).toMatchObject([{ utm_params: {} }]);
});

it("answers the same for an existing address, and leaves it as it is", async () => {
  await subscribe({ email: "ana@mail.example", utmParams: { source: "radio" } });
  const first = await stored();
  clock.set("2026-12-05T12:00:00.000Z");

  const again = await subscribe({ email: "ANA@mail.example", utmParams: { source: "poster" } });

  expect(again.status).toBe(200);
  expect(again.body).toEqual(success);
  expect(await stored()).toEqual(first);
  expect(await statusChanges()).toHaveLength(1);
});

it.each(["unsubscribed", "bounced", "pending"] as const)(
  "makes a subscriber who is %s active again, with the new consent",
  async (from) => {
    const former = { email: "ana@mail.example", at: before, wording: "Old words", utmParams: {} };
    const inserted = await insertSubscriber(db, from, former);

    const { status, body } = await subscribe({
      email: "ana@mail.example",
      utmParams: { source: "radio" },
    });

    expect(status).toBe(200);
    expect(body).toEqual(success);
    expect(await stored()).toMatchObject([
      {
        id: inserted?.id,
        status: "active",
        consented_at: new Date(now),
        consent_wording: newsletterConsent,
        utm_params: { source: "radio" },
        created_at: before,
      },
    ]);
    expect(await statusChanges()).toMatchObject([
      { subscriber_id: inserted?.id, from_status: from, to_status: "active" },
    ]);
  },
);

it("stores an address once when many send it at once, over both APIs", async () => {
  const email = "ana@mail.example";
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? subscribe({ email }) : mutateTrpc(app, "newsletter.subscribe", { email }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await stored()).toHaveLength(1);
  expect(await statusChanges()).toHaveLength(1);
});

it("renews a former subscriber once when many send the address at once", async () => {
  const former = { email: "ana@mail.example", at: before, wording: "Old words", utmParams: {} };
  await insertSubscriber(db, "unsubscribed", former);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => subscribe({ email: "ana@mail.example" })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await statusChanges()).toHaveLength(1);
});

describe("an invalid address", () => {
  it.each([
    ["", {}],
    ["white space", { email: "   " }],
    ["no @", { email: "ana.mail.example" }],
    ["no dot", { email: "ana@mail" }],
    ["a space", { email: "ana b@mail.example" }],
    ["two recipients", { email: "ana@mail.example,eve@mail.example" }],
    ["a mail header", { email: "ana@mail.example\r\nBcc: eve@mail.example" }],
    ["NUL", { email: "ana\0@mail.example" }],
    ["half a surrogate", { email: "ana\ud800@mail.example" }],
    ["255 characters", { email: `${"a".repeat(242)}@mail.example` }],
    ["a number", { email: 5 }],
    ["a list", { email: ["ana@mail.example"] }],
    ["null", { email: null }],
    ["an object", { email: { $ne: "" } }],
  ])(
    "(%s) is refused with the specified text under its field, by both APIs",
    async (_what, input) => {
      const { status, body } = await subscribe(input);
      expect(status).toBe(400);
      expect(body).toEqual({
        success: false,
        error: invalid,
        details: [{ path: "email", message: invalid }],
      });

      const trpc = await mutateTrpc(app, "newsletter.subscribe", input);
      expect(trpc.status).toBe(400);
      expect(trpc.body.error?.message).toBe(invalid);
      expect(trpc.body.error?.data.details).toEqual([{ path: "email", message: invalid }]);
      expect(await stored()).toEqual([]);
    },
  );
});

it("drops unknown fields: subscribers can't set their own status, tags or time", async () => {
  const { status } = await subscribe({
    email: "ana@mail.example",
    id: "0193a0b0-0000-7000-8000-000000000000",
    status: "bounced",
    tags: ["vip"],
    consented_at: before,
    consent: { at: before },
    total_emails_sent: 99,
    utmParams: { source: "radio", gclid: "secret", constructor: "x" },
  });
  expect(status).toBe(200);
  const [row] = await stored();
  expect(row).toMatchObject({
    status: "active",
    tags: [],
    consented_at: new Date(now),
    total_emails_sent: 0,
  });
  expect(row?.id).not.toBe("0193a0b0-0000-7000-8000-000000000000");
  expect(row?.utm_params).toEqual({ source: "radio" });
});

it.each([
  ["of 5,000 characters", "a".repeat(5_000)],
  ["with NUL", "ra\0dio"],
  ["with half a surrogate", "ra\ud800dio"],
  ["with SQL", "'; drop table subscribers; --"],
  ["without a character", ""],
])("a campaign %s doesn't stop anybody from subscribing", async (_what, source) => {
  const { status } = await subscribe({ email: "ana@mail.example", utmParams: { source } });
  expect(status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

it.each([{ utmParams: 5 }, { utmParams: "radio" }, { utmParams: { source: { a: 1 } } }])(
  "a campaign of the wrong type, %j, is a 400",
  async (extra) => {
    const { status } = await subscribe({ email: "ana@mail.example", ...extra });
    expect(status).toBe(400);
    expect(await stored()).toEqual([]);
  },
);

it("keeps how a consent was given, and on which page", async () => {
  const referer = "https://club.example/blog/why-four?utm_source=radio";
  await mutateTrpc(
    app,
    "newsletter.subscribe",
    { email: "form@mail.example" },
    { headers: { referer } },
  );
  await callRest(app, "POST", "/contact/newsletter", {
    payload: { email: "api@mail.example" },
    headers: { referer },
  });
  const consents = await db
    .selectFrom("subscriber_consents")
    .innerJoin("subscribers", "subscribers.id", "subscriber_id")
    .select(["email", "via", "page"])
    .orderBy("email")
    .execute();
  expect(consents).toEqual([
    { email: "api@mail.example", via: "api", page: null },
    { email: "form@mail.example", via: "form", page: "/blog/why-four" },
  ]);
});
