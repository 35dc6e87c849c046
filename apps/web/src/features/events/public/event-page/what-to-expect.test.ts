import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import { expect, it } from "vitest";
import { momentsOf } from "./what-to-expect.ts";

const reader = createTextReader();
const texts = reader(whatToExpectTexts);
const trust = reader(trustTexts);
const afternoon = publicEvent();
const hoursBefore = (hours: number) => new Date(Date.parse(afternoon.startsAt) - hours * 3_600_000);
const long = hoursBefore(100);

const venue = {
  id: "0198c5ae-0000-7000-8000-000000000002",
  slug: "paper-mill-yard",
  name: "Paper Mill Yard",
  ...forEachVenueNote(() => null),
};

const said = (change: Partial<Parameters<typeof momentsOf>[0]>) =>
  momentsOf({ ...afternoon, ...change }, texts, trust, long).map(
    ({ what, before }) => `${what}: ${before}`,
  );

it.each([
  [{}, "4:00 PM: Doors open, with daylight still on the floor."],
  [{ startTime: "20:00" }, "8:00 PM: Doors open, and the first record is already on."],
  [{}, "10:00 PM: Last song, lights up, and you still have some evening left."],
  [{ endTime: null }, "10:00 PM: Last song, lights up, and you still have some evening left."],
  [{ endTime: "02:00" }, "2:00 AM: Last song, lights up, and a slow walk home."],
  [{ endTime: "23:30" }, "11:30 PM: Last song, lights up, and a slow walk home."],
  [{}, "Music: 80s, 90s and early 2000s dance, picked by DJs who were there the first time."],
  [{ musicGenres: ["Disco"] }, "Music: Disco, picked by DJs who were there the first time."],
  [
    { musicGenres: ["Disco", "Soul", "Funk"] },
    "Music: Disco, Soul, Funk, picked by DJs who were there the first time.",
  ],
  [{ door: "By the courtyard." }, "4:00 PM: By the courtyard."],
  [{ minimumAge: 18 }, "Age: 18 and over."],
  [{ accessibility: "Step-free." }, "Access: Step-free."],
  [{ cloakroom: "Two pounds." }, "Cloakroom: Two pounds."],
  [{ refunds: "Until the day before." }, "Refunds: Until the day before."],
  [{ transport: "By tram." }, "Transport: By tram."],
  [{ bar: "Only cider." }, "Drinks and food: Only cider."],
  [{ venue: { ...venue, bar: "Beer." } }, "Drinks and food: Beer."],
  [{ venue: { ...venue, bar: "Beer." }, bar: "Only cider." }, "Drinks and food: Only cider."],
  [{ venue: { ...venue, accessibility: "A ramp." } }, "Access: A ramp."],
  [{ venue: { ...venue, rules: "No glasses." } }, "House rules: No glasses."],
])("of %j: %s", (change, sentence) => {
  expect(said(change)).toContain(sentence);
});

it("says of the bar only what the party or its venue says", () => {
  expect(said({ venue }).join()).not.toContain("sold at the venue");
});

it("links to the club's answers about age, dress and refunds", () => {
  const linked = (change: Partial<typeof afternoon>) =>
    momentsOf({ ...afternoon, ...change }, texts, trust, long).flatMap(({ what, before, link }) =>
      link === undefined ? [] : [[what, before, link.text, link.href]],
    );
  const [age, dress, refunds] = linked({ minimumAge: 21 });
  expect(age).toEqual(["Age", "21 and over.", "How old do I have to be?", "/trust#faq-age"]);
  expect(linked({})[0]?.[1]).toMatch(/^18 or over, because the venues sell alcohol\. The parties/);
  expect(dress).toEqual([
    "Dress",
    expect.stringMatching(/^Whatever you can dance in for six hours\. People/),
    "What should I wear?",
    "/trust#faq-clothes",
  ]);
  expect(refunds).toEqual([
    "Refunds",
    "Cancel 48 hours or more before the party starts and you get everything back.",
    "Refund Policy",
    "/trust#refund-policy",
  ]);
  expect(linked({ refunds: "None." })[2]?.[1]).toBe("None.");
  expect(linked({ availability: "free" })).toHaveLength(2);
  const unanswered = { ...trust, questions: [] };
  const links = momentsOf(afternoon, texts, unanswered, long).flatMap(({ link }) => link ?? []);
  expect(links).toHaveLength(1);
});

it.each([
  [48, "Cancel 48 hours or more before the party starts and you get everything back."],
  [47.9, trust.refunds.find(({ id }) => id === "partial")?.text],
  [24, trust.refunds.find(({ id }) => id === "partial")?.text],
  [23.9, trust.refunds.find(({ id }) => id === "none")?.text],
  [-1, trust.refunds.find(({ id }) => id === "none")?.text],
])("%s hours before, it says which refund there is", (hours, sentence) => {
  const moments = momentsOf(afternoon, texts, trust, hoursBefore(hours));
  expect(moments.find(({ what }) => what === "Refunds")?.before).toBe(sentence);
});

it("looks back once it is over", () => {
  const after = momentsOf(afternoon, texts, trust, long).map((moment) => moment.after);
  expect(after.join(" ")).not.toMatch(/\b(is|are|come|open)\b/);
});

it("leaves out what the club didn't fill in", () => {
  const shown = momentsOf(afternoon, texts, trust, long).filter(
    ({ before, link }) => before !== null || link !== undefined,
  );
  expect(shown.map(({ what }) => what)).toEqual([
    "4:00 PM",
    "Music",
    "Crowd",
    "Age",
    "Dress",
    "Refunds",
    "10:00 PM",
  ]);
});

it("keeps those of the club's own sentences that still hold once it is over", () => {
  const after = momentsOf(
    {
      ...afternoon,
      door: "The door is in the courtyard.",
      minimumAge: 21,
      accessibility: "There is a ramp.",
      cloakroom: "Coats are two pounds.",
      refunds: "Money comes back if we call it off.",
    },
    texts,
    trust,
    long,
  ).flatMap((moment) => moment.after ?? []);
  expect(after).toContain("The doors opened with daylight still on the floor.");
  expect(after).toContain("21 and over.");
  expect(after).toContain("Money comes back if we call it off.");
  expect(after.join(" ")).not.toMatch(/courtyard|ramp|Coats/);
});
