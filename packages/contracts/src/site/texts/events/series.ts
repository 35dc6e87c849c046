import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const seriesTexts = defineTexts("series", "Recurring parties (/series/…)", {
  oneDate: "One date to come, on {day}",
  dates: "{count} dates until {day}",
  noDates: "No more dates announced yet.",
  upcoming: "Dates to come",
  end: "That's every date we have announced so far.",
  laterTitle: "Later dates",
  pastTitle: "Past dates",
  emptyTitle: "No dates yet",
  emptyText:
    "This party is taking a break. There are others, and you can follow this page for news.",
  missingText: "This party has moved on, or was never announced. There are others.",
  failedText: "Check your connection, then open the page again.",
  toEvents: "See all parties",
});

export type SeriesTexts = TextsOf<typeof seriesTexts.defaults>;
