import { isMonth } from "@before-ten/contracts/calendar/rules";
import { searchReader } from "../../../lib/search-parameters.ts";

/** Without a month it is the present one. */
export const readCalendarSearch = searchReader({
  month: (given) => (typeof given === "string" && isMonth(given) ? given : undefined),
});

export type CalendarSearch = ReturnType<typeof readCalendarSearch>;
