import { isMonth } from "@before-ten/contracts/calendar/rules";
import { searchReader } from "../../../lib/search-parameters.ts";

/** Defaults to the current month. */
export const readCalendarSearch = searchReader({
  month: (given) => (typeof given === "string" && isMonth(given) ? given : undefined),
});

export type CalendarSearch = ReturnType<typeof readCalendarSearch>;
