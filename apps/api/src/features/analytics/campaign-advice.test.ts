import { expect, it } from "vitest";
import { adviseOn } from "./campaign-advice.ts";

const none = { people: 0, clicked: 0, campaigns: 0 };
const secondMails = { people: 1_240, clicked: 149, campaigns: 4 };
const unanswered = { subject: "Thursday's", people: 830 };
const thursday = { weekday: 4, people: 3_000, clicked: 450, campaigns: 5 };
const monday = { weekday: 1, people: 4_000, clicked: 400, campaigns: 7 };
const nothing = { secondMails: none, unanswered: undefined, weekdays: [] };

it("says what a second email is worth, and from what that was concluded", () => {
  expect(adviseOn({ ...nothing, secondMails, unanswered })).toEqual([
    `830 people haven't clicked "Thursday's". A second email about it may bring about 100 of them: earlier second emails were clicked by 12.0% of 1,240 people in 4 campaigns. (Shown from 500 people in 2 campaigns.)`,
  ]);
});

it("says which day is clearly better", () => {
  expect(adviseOn({ ...nothing, weekdays: [monday, thursday] })).toEqual([
    "Send on a Thursday: 15.0% of 3,000 people in 5 campaigns clicked, against 10.0% of 4,000 people in 7 campaigns on other days. (Shown from 500 people in 2 campaigns each.)",
  ]);
});

it.each([
  ["there is nothing", nothing],
  [
    "too few people got a second email",
    { ...nothing, unanswered, secondMails: { ...secondMails, people: 499 } },
  ],
  [
    "a single second email was sent",
    { ...nothing, unanswered, secondMails: { ...secondMails, campaigns: 1 } },
  ],
  [
    "second emails weren't clicked",
    { ...nothing, unanswered, secondMails: { ...secondMails, clicked: 0 } },
  ],
  ["no campaign is waiting for one", { ...nothing, secondMails }],
  [
    "hardly anybody is left",
    { ...nothing, secondMails, unanswered: { ...unanswered, people: 49 } },
  ],
  ["there is one weekday", { ...nothing, weekdays: [thursday] }],
  [
    "the other days have too few people",
    { ...nothing, weekdays: [thursday, { ...monday, people: 499, clicked: 1 }] },
  ],
  ["a day has one campaign", { ...nothing, weekdays: [monday, { ...thursday, campaigns: 1 }] }],
  [
    "the difference may be chance",
    { ...nothing, weekdays: [monday, { ...thursday, clicked: 330 }] },
  ],
])("says nothing if %s", (_, observations) => {
  expect(adviseOn(observations)).toEqual([]);
});
