import { z } from "zod";
import { disruptionKinds } from "../events/disruption.ts";
import { announcedChangesOutput } from "../events/announced-changes-output.ts";
import { idOutput, instant, text } from "../shared/output.ts";
import { calendarKinds } from "./rules.ts";

export const calendarEntryOutput = z.object({
  day: text("2026-12-05", "Its calendar day, in its own time zone"),
  time: text("16:00", "Wall-clock time of that zone, `HH:MM`"),
  timeZone: text(
    "Europe/London",
    "Of the venue; for posts, pages and campaigns of the club. Null: each recipient's local time",
  ).nullable(),
  /** Null for a campaign with a separate time for each country. */
  at: instant("2026-12-05T16:00:00.000Z").nullable(),
  kind: z.enum(calendarKinds).meta({ examples: ["event"] }),
  id: idOutput,
  title: text("Sunday Disco"),
  status: text("active", "Of the event, post, page or campaign"),
  country: text("UK", "Of the event; null for posts, pages and campaigns").nullable(),
  disruption: z
    .enum(disruptionKinds)
    .nullable()
    .meta({
      examples: ["cancelled"],
      description: "Cancellation or change of the event; null: none",
    }),
  changes: announcedChangesOutput,
});

/** A calendar entry, upcoming or past. */
export type CalendarEntry = z.infer<typeof calendarEntryOutput>;

export const calendarMonthOutput = z.object({
  month: text("2026-12"),
  /** By day and time. */
  entries: z.array(calendarEntryOutput),
});

export type CalendarMonth = z.infer<typeof calendarMonthOutput>;
