import type { EventReviews } from "@before-ten/contracts/reviews/output";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { signToken } from "../../mail/mailed-link.ts";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { token: admin } = await signedInAs(deps, "admin");

beforeEach(async () => {
  clock.set("2026-12-07T10:00:00.000Z");
  await db.deleteFrom("events").execute();
});

/** As the last mail to a follower has it. */
const linkTo = (eventId: string, id = uuidv7()) =>
  signToken(deps.linkSecret, "review", `${eventId}.${id}`);
const read = (token: string) =>
  callRest(app, "GET", `/reviews/own?token=${encodeURIComponent(token)}`);
const save = (token: string, said: object = {}) =>
  callRest(app, "PUT", "/reviews/own", { payload: { token, score: 5, ...said } });
const withdraw = (token: string) =>
  callRest(app, "POST", "/reviews/own/withdraw", { payload: { token } });
const list = async (id: string) =>
  (await callRest<EventReviews>(app, "GET", `/admin/events/${id}/reviews`, { token: admin })).body
    .data;
const stored = () => db.selectFrom("event_reviews").selectAll().execute();

describe("a guest answers", () => {
  it("once, changes the answer by the same link, and takes it back", async () => {
    const link = linkTo(await storeEvent(db));
    expect((await read(link)).body.data).toEqual({
      eventName: "Sunday Disco",
      canChange: true,
      review: null,
    });
    expect(await stored()).toEqual([]);
    const said = { score: 4, sentence: " Sore\nfeet. ", firstName: "Priya", mayQuote: true };
    const { status, body } = await save(link, said);
    expect(status).toBe(200);
    expect(body.message).toBe("Thank you. You can change or delete your answer here.");
    expect(await stored()).toMatchObject([
      {
        score: 4,
        sentence: "Sore feet.",
        first_name: "Priya",
        consent_wording: consentTexts.defaults.quote,
        consented_at: clock.now(),
      },
    ]);
    clock.set("2026-12-08T10:00:00.000Z");
    await save(link, { score: 2 });
    expect((await read(link)).body.data).toMatchObject({
      review: { score: 2, sentence: "", firstName: "", mayQuote: false },
    });
    expect(await stored()).toMatchObject([{ consent_wording: null, consented_at: null }]);
    for (let time = 0; time < 2; time += 1) {
      expect((await withdraw(link)).body.message).toBe(
        "Your answer is deleted, and we don't quote it any more.",
      );
    }
    expect(await stored()).toEqual([]);
  });

  it("with a score from 1 to 5, and with a sentence if it may be quoted", async () => {
    const link = linkTo(await storeEvent(db));
    for (const score of [0, 6, 4.5, "best", null]) {
      expect((await save(link, { score })).status).toBe(400);
    }
    expect((await save(link, { sentence: "a".repeat(281) })).status).toBe(400);
    expect((await save(link, { firstName: "a".repeat(41) })).status).toBe(400);
    const { status, body } = await save(link, { mayQuote: true, sentence: "\u200b " });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ path: "sentence" }]);
    expect(await stored()).toEqual([]);
    expect((await save(link, { sentence: "a".repeat(280) })).status).toBe(200);
  });

  it("with a link of ours alone", async () => {
    const eventId = await storeEvent(db);
    const { linkSecret } = deps;
    const others = [
      "",
      "nonsense",
      signToken(linkSecret, "leave alert", `${eventId}.${uuidv7()}`),
      signToken(linkSecret, "review", eventId),
      signToken(linkSecret, "review", "x.y"),
    ];
    for (const link of others) {
      for (const { status } of [await read(link), await save(link), await withdraw(link)]) {
        expect(status).toBe(400);
      }
    }
    expect(await stored()).toEqual([]);
  });

  it("from the end of the party until 60 days later", async () => {
    const link = linkTo(await storeEvent(db));
    clock.set("2026-12-05T21:59:59.999Z");
    expect((await save(link)).status).toBe(400);
    clock.set("2026-12-05T22:00:00.000Z");
    expect((await save(link, { sentence: "Good." })).status).toBe(200);
    clock.set("2027-02-03T21:59:59.999Z");
    expect((await save(link)).status).toBe(200);
    clock.set("2027-02-03T22:00:00.000Z");
    expect((await save(link)).status).toBe(400);
    expect((await read(link)).body.data).toMatchObject({ canChange: false, review: { score: 5 } });
    expect((await withdraw(link)).status).toBe(200);
    expect((await read(link)).status).toBe(400);
  });

  it.each([
    ["made a draft", { status: "draft" }],
    [
      "cancelled",
      { disruption: "cancelled", disruption_reason: "Rain", disrupted_at: new Date(0) },
    ],
  ] as const)("not of a party that was %s, but takes the answer back", async (_what, change) => {
    const eventId = await storeEvent(db);
    const link = linkTo(eventId);
    await save(link);
    await db.updateTable("events").set(change).where("id", "=", eventId).execute();
    const { data } = (await read(link)).body;
    expect(data).toMatchObject({ canChange: false });
    expect(JSON.stringify(data).includes("Sunday Disco")).toBe("disruption" in change);
    expect((await save(link)).status).toBe(400);
    expect((await withdraw(link)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe("admins read what guests said", () => {
  it("with the number of each score, their average, and who may be quoted", async () => {
    const id = await storeEvent(db);
    await save(linkTo(await storeEvent(db)), { score: 1 });
    for (const score of [5, 5, 4]) {
      clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
      await save(linkTo(id), { score, sentence: `It was ${score}`, mayQuote: score === 4 });
    }
    expect(await list(id)).toMatchObject({
      count: 3,
      average: 4.7,
      scores: [5, 4, 3, 2, 1].map((score) => ({ score, count: { 5: 2, 4: 1 }[score] ?? 0 })),
      reviews: [
        { score: 4, sentence: "It was 4", mayQuote: true, isQuoted: false },
        { score: 5, mayQuote: false, consentWording: null },
        { score: 5 },
      ],
    });
    expect(await list(await storeEvent(db))).toMatchObject({ count: 0, average: null });
  });

  it("and delete one for good", async () => {
    const id = await storeEvent(db);
    await save(linkTo(id));
    const [review] = (await list(id)).reviews;
    const path = `/admin/reviews/${review?.id}`;
    expect((await callRest(app, "DELETE", path, { token: admin })).status).toBe(200);
    expect((await callRest(app, "DELETE", path, { token: admin })).status).toBe(404);
    const history = await db
      .selectFrom("history")
      .select(["action", "before"])
      .where("entity_kind", "=", "review")
      .execute();
    expect(history).toMatchObject([{ action: "deleted", before: { score: 5 } }]);
    expect((await list(id)).count).toBe(0);
  });
});
