import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const seriesTexts = defineTexts("series", "Recurring parties (/series/…)", {
  oneDate: "One more date, on {day}",
  dates: "{count} dates until {day}",
  noDates: "No more dates announced yet.",
  upcoming: "Upcoming dates",
  end: "That's every date so far.",
  laterTitle: "Later dates",
  pastTitle: "Past dates",
  emptyTitle: "No dates yet",
  emptyText: "This party is taking a break. See our other parties, or follow this page for news.",
  missingText: "We can't find that series. It may have ended.",
  failedText: "Check your connection, then open the page again.",
  toEvents: "See all parties",
});

export type SeriesTexts = TextsOf<typeof seriesTexts.defaults>;
