import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import { expect, it } from "vitest";
import { momentsOf } from "./what-to-expect.ts";

const texts = createTextReader()(whatToExpectTexts);
const afternoon = publicEvent();

const venue = {
  id: "0198c5ae-0000-7000-8000-000000000002",
  slug: "paper-mill-yard",
  name: "Paper Mill Yard",
  ...forEachVenueNote(() => null),
};

const said = (change: Partial<Parameters<typeof momentsOf>[0]>) =>
  momentsOf({ ...afternoon, ...change }, texts).map(({ what, before }) => `${what}: ${before}`);

it.each([
  [{}, "4:00 PM: Doors open, with daylight still on the floor."],
  [{ startTime: "20:00" }, "8:00 PM: Doors open, and the first record is already on."],
  [{}, "10:00 PM: Last song, lights up, and home with some of the evening left."],
  [{ endTime: null }, "10:00 PM: Last song, lights up, and home with some of the evening left."],
  [{ endTime: "02:00" }, "2:00 AM: Last song, lights up, and a slow walk home."],
  [{ endTime: "23:30" }, "11:30 PM: Last song, lights up, and a slow walk home."],
  [{}, "Music: 80s, 90s and early 2000s dance. Chosen by people who were there."],
  [{ musicGenres: ["Disco"] }, "Music: Disco. Chosen by people who were there."],
  [
    { musicGenres: ["Disco", "Soul", "Funk"] },
    "Music: Disco, Soul, Funk. Chosen by people who were there.",
  ],
  [{ door: "By the courtyard." }, "4:00 PM: By the courtyard."],
  [{ minimumAge: 18 }, "Age: 18 and over."],
  [{ accessibility: "Step-free." }, "Access: Step-free."],
  [{ cloakroom: "Two pounds." }, "Cloakroom: Two pounds."],
  [{ refunds: "Until the day before." }, "Refunds: Until the day before."],
  [{ transport: "By tram." }, "Getting here: By tram."],
  [{ bar: "Only cider." }, "Drinks and food: Only cider."],
  [{ venue }, "Bar: Drinks and food are sold at the venue."],
  [{ venue: { ...venue, bar: "Beer." } }, "Drinks and food: Beer."],
  [{ venue: { ...venue, bar: "Beer." }, bar: "Only cider." }, "Drinks and food: Only cider."],
  [{ venue: { ...venue, accessibility: "A ramp." } }, "Access: A ramp."],
  [{ venue: { ...venue, rules: "No glasses." } }, "House rules: No glasses."],
])("of %j: %s", (change, sentence) => {
  expect(said(change)).toContain(sentence);
});

it("the standard sentence about the bar stands where neither the party nor its venue says more", () => {
  expect(said({ bar: "Only cider." }).join()).not.toContain("sold at the venue");
  expect(said({ venue: { ...venue, bar: "Beer." } }).join()).not.toContain("sold at the venue");
});

it("looks back once it is over", () => {
  const after = momentsOf(afternoon, texts).map((moment) => moment.after);
  expect(after.join(" ")).not.toMatch(/\b(is|are|come|open)\b/);
});

it("leaves out what the club didn't fill in", () => {
  expect(momentsOf(afternoon, texts).map(({ what }) => what)).toEqual([
    "4:00 PM",
    "Music",
    "Crowd",
    "Bar",
    "10:00 PM",
  ]);
});

it("names the acts after the opening of the doors", () => {
  const lineUp = [{ time: "16:30", name: "DJ Marguerite" }];
  const [, second] = momentsOf({ ...afternoon, lineUp }, texts);
  expect(second).toMatchObject({ what: "Line-up", lineUp });
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
  ).flatMap((moment) => moment.after ?? []);
  expect(after).toContain("The doors opened with daylight still on the floor.");
  expect(after).toContain("21 and over.");
  expect(after).toContain("Money comes back if we call it off.");
  expect(after.join(" ")).not.toMatch(/courtyard|ramp|Coats/);
});
