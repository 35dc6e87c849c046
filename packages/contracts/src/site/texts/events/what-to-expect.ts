import { type TextsOf, defineTexts } from "../../define-texts.ts";

/** A sentence before the party, and one after it. */
export const whatToExpectTexts = defineTexts("what-to-expect", "What to expect of a party", {
  title: "What to Expect",
  doorsByDay: "Doors open, with daylight still on the floor.",
  doorsByDayAfter: "The doors opened with daylight still on the floor.",
  doorsByNight: "Doors open, and the first record is already on.",
  doorsByNightAfter: "The doors opened, and the first record was already on.",
  lineUp: "Line-up",
  music: "Music",
  musicText: "{genres}, picked by DJs who were there the first time.",
  usualGenres: "80s, 90s and early 2000s dance",
  always: [
    {
      id: "crowd",
      title: "Crowd",
      before: "Grown-ups who come to dance. Come alone or bring the whole table.",
      after: "Grown-ups who came to dance, alone or with the whole table.",
    },
  ],
  minimumAge: "Age",
  minimumAgeText: "{age} and over.",
  dress: "Dress",
  transport: "Transport",
  accessibility: "Access",
  bar: "Drinks and food",
  seats: "Seats",
  cloakroom: "Cloakroom",
  refunds: "Refunds",
  rules: "House rules",
  early: "Last song, lights up, and you still have some evening left.",
  earlyAfter: "Last song, lights up, and everybody home with some of the evening left.",
  late: "Last song, lights up, and a slow walk home.",
  lateAfter: "Last song, lights up, and a slow walk home.",
});

export type WhatToExpectTexts = TextsOf<typeof whatToExpectTexts.defaults>;
