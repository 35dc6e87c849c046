import { seriesDates } from "./rules.ts";

export const seriesMessages = {
  notFound: "Series not found",
  loadFailed: "Failed to load the series",
} as const;

export const seriesFormMessages = {
  repetitionRequired: "Please say how the event repeats: send a rule or dates",
  oneRepetition: "Please send either a rule or dates, not both",
  ruleUnknown:
    "Please send a rule of RFC 5545 that is weekly, or monthly by a weekday, with COUNT or UNTIL (e.g., FREQ=WEEKLY;BYDAY=SA;COUNT=8)",
  startOffRule: "The event's own date doesn't match the rule",
  startLeftOut: "The event's own date can't be left out",
  tooFewDates: "A series needs at least two dates",
  tooManyDates: `A series has at most ${seriesDates.max} dates at a time`,
  dateRequired: "Please choose at least one date",
  dateTaken: "The series already has a date on that day",
  inSeries: "This event already belongs to a series. Add dates to it instead.",
  nothingToCome: "Every date of this series is over. Create an event, or add dates.",
  noDates: "This series has no date left to copy",
  notOfSeries: "This event isn't one of the series",
} as const;
