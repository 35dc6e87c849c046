import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { calendarKinds } from "./rules.ts";

export const calendarEntryOutput = z.object({
  day: text("2026-12-05", "The calendar day it stands on, in its own time zone"),
  time: text("16:00", "Wall-clock time of that zone, `HH:MM`"),
  timeZone: text(
    "Europe/London",
    "The venue's; of posts and campaigns the club's. Null: by each recipient's local time",
  ).nullable(),
  /** Null for a campaign with a separate time for each country. */
  at: instant("2026-12-05T16:00:00.000Z").nullable(),
  kind: z.enum(calendarKinds).meta({ examples: ["event"] }),
  id: idOutput,
  title: text("Sunday Disco"),
  status: text("active", "Of the event, post or campaign"),
  disruption: text("cancelled", "What happened to the event; null: nothing").nullable(),
});

/** A calendar entry, upcoming or past. */
export type CalendarEntry = z.infer<typeof calendarEntryOutput>;

export const calendarMonthOutput = z.object({
  month: text("2026-12"),
  /** By day and time. */
  entries: z.array(calendarEntryOutput),
});

export type CalendarMonth = z.infer<typeof calendarMonthOutput>;
