import { givenConsent } from "@before-ten/contracts/site/rules";
import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeReview } from "@before-ten/db/testing/stored-review";
import { beforeEach, expect, it } from "vitest";
import { signToken } from "../../mail/mailed-link.ts";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

beforeEach(async () => {
  clock.set("2026-12-07T10:00:00.000Z");
  await db.deleteFrom("site_texts").execute();
  await db.deleteFrom("events").execute();
});

const quote = (id: string, isQuoted = true) =>
  callRest(app, "PUT", `/admin/reviews/${id}/quotation`, { token, payload: { isQuoted } });
const shown = async () => (await deps.siteTexts.read())(homeTexts).testimonials;
const place = { formatted: "The Hall, London", city: "London", coordinates: null };

it("a quotation takes the place of a sample, with its party and day", async () => {
  const eventId = await storeEvent(db, { location: place });
  const ids = [];
  for (let each = 0; each < 4; each += 1) ids.push(await storeReview(db, { eventId }));
  const [first = "", ...others] = ids;
  expect((await quote(first)).body.message).toBe("Now quoted on the home page");
  expect(await shown()).toMatchObject([
    {
      id: first,
      name: "Priya",
      age: "",
      location: "London",
      text: "Home by half past ten, with sore feet.",
      party: "Sunday Disco",
      date: "Saturday 5 December 2026",
      consent: givenConsent,
    },
    { id: "daniel" },
    { id: "joanne" },
  ]);
  for (const id of others) await quote(id);
  await quote(first);
  expect((await shown()).map(({ id }) => id)).toEqual(ids);
  await quote(first, false);
  expect((await shown()).map(({ id }) => id)).toEqual(others);
});

it("an admin can save the list that has it, however long its words are", async () => {
  const name = "N".repeat(200);
  const city = "C".repeat(200);
  const eventId = await storeEvent(db, { name, location: { ...place, city } });
  const said = { sentence: `${"s".repeat(272)} {phone}`, firstName: "f".repeat(40) };
  const id = await storeReview(db, { eventId, ...said });
  await quote(id);
  const testimonials = await shown();
  expect(testimonials[0]?.text).toMatch(/s \(phone\)$/);
  const { status, body } = await callRest(app, "PUT", "/site/texts/home.testimonials", {
    token,
    payload: { value: testimonials.toReversed() },
  });
  expect(body.error).toBeUndefined();
  expect(status).toBe(200);
});

it.each(["withdrawn", "changed", "deleted"] as const)(
  "a quotation goes at once, from the draft too, when the review is %s",
  async (how) => {
    const eventId = await storeEvent(db);
    const id = await storeReview(db, { eventId });
    await quote(id);
    const value = (await shown()).toReversed();
    const payload = { value, isDraft: true };
    await callRest(app, "PUT", "/site/texts/home.testimonials", { token, payload });
    const link = signToken(deps.linkSecret, "review", `${eventId}.${id}`);
    if (how === "withdrawn") {
      await callRest(app, "POST", "/reviews/own/withdraw", { payload: { token: link } });
    } else if (how === "changed") {
      const said = { sentence: "Other words.", firstName: "Priya", score: 5, mayQuote: true };
      await callRest(app, "PUT", "/reviews/own", { payload: { token: link, ...said } });
    } else await callRest(app, "DELETE", `/admin/reviews/${id}`, { token });
    expect((await shown()).map((each) => each.id)).toEqual(["daniel", "joanne"]);
    const { actor_kind: actor } = await db
      .selectFrom("history")
      .select("actor_kind")
      .where("entity_id", "=", "home.testimonials")
      .orderBy("position", "desc")
      .executeTakeFirstOrThrow();
    expect(actor).toBe(how === "deleted" ? "admin" : "job");
    const { draft } = await db
      .selectFrom("site_texts")
      .select("draft")
      .where("id", "=", "home.testimonials")
      .executeTakeFirstOrThrow();
    expect(draft).toMatchObject([{ id: "joanne" }, { id: "daniel" }]);
  },
);

it("a quotation goes although the party is gone, and stays if the same is sent again", async () => {
  const eventId = await storeEvent(db);
  const id = await storeReview(db, { eventId });
  const link = signToken(deps.linkSecret, "review", `${eventId}.${id}`);
  await quote(id);
  const same = {
    sentence: "Home by half past ten, with sore feet.",
    firstName: "Priya",
    score: 5,
    mayQuote: true,
  };
  await callRest(app, "PUT", "/reviews/own", { payload: { token: link, ...same } });
  expect((await shown())[0]?.id).toBe(id);
  await db.deleteFrom("all_events").where("id", "=", eventId).execute();
  await callRest(app, "POST", "/reviews/own/withdraw", { payload: { token: link } });
  expect((await shown()).map((each) => each.id)).toEqual(["daniel", "joanne"]);
});

it("nothing is quoted without consent, with fewer stars, of a draft, or that isn't there", async () => {
  const draft = await storeEvent(db, { status: "draft" });
  const refused = [
    await storeReview(db, { mayQuote: false }),
    await storeReview(db, { score: 4 }),
    await storeReview(db, { eventId: draft }),
  ];
  for (const id of refused) expect((await quote(id)).status).toBe(409);
  expect((await quote("nothing")).status).toBe(404);
  expect(await db.selectFrom("site_texts").selectAll().execute()).toEqual([]);
});
