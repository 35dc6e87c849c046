import { z } from "zod";
import { publicEventOutput } from "../events/output.ts";
import { count, exampleId, idOutput, instant, text } from "../shared/output.ts";
import { undoMinutes } from "../trash/rules.ts";
import { seriesFields } from "./rules.ts";

const series = {
  id: idOutput,
  slug: text("first-saturday-disco", "The series' page is `/series/{slug}`"),
  name: text("First Saturday Disco"),
  rule: text(
    "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
    "RFC 5545, in the calendar of the venue; null when its dates were chosen by hand",
  ).nullable(),
  schedule: text(
    "The first Saturday of every month until 5 December 2026",
    "The rule in words",
  ).nullable(),
};

export const publicSeriesOutput = z.object({
  ...series,
  upcoming: z.array(publicEventOutput).meta({ description: "The dates to come, soonest first" }),
  past: z.array(publicEventOutput).meta({ description: "The dates that were, latest first" }),
});

export type PublicSeries = z.infer<typeof publicSeriesOutput>;

export const seriesSummaryOutput = z.object({
  ...series,
  upcomingCount: count(
    6,
    "How many dates are to come that aren't cancelled or postponed; `next` is the soonest of these, or where there is none, of the others",
  ),
  next: publicEventOutput,
});

export type SeriesSummary = z.infer<typeof seriesSummaryOutput>;

/** A series after a change, with the events that were created or changed. */
export const changedSeriesOutput = z.object({ ...series, events: z.array(publicEventOutput) });

export type ChangedSeries = z.infer<typeof changedSeriesOutput>;

/** Undoes a change of several dates. */
export const seriesUndoOutput = z.uuid().meta({
  examples: [exampleId],
  description: `Undoes the change by \`POST /admin/events/bulk/undo\` within ${undoMinutes} minutes`,
});

export type UpdatedSeries = ChangedSeries & { undoId: string };

export const previewDatesOutput = z.object({
  rule: series.rule,
  schedule: series.schedule,
  dates: z.array(
    z.object({
      startDate: instant("2026-12-05T00:00:00.000Z", "A calendar day, as 00:00 UTC of that day"),
      startsAt: instant("2026-12-05T05:00:00.000Z"),
      endsAt: instant("2026-12-05T11:00:00.000Z"),
      timeZoneAbbreviation: text("AEDT"),
      startsLater: z.boolean().meta({
        examples: [false],
        description:
          "The venue's clock skips the start time on that day, so the event begins after the gap",
      }),
    }),
  ),
});

export type PreviewDates = z.infer<typeof previewDatesOutput>;

const fieldsOutput = z.array(z.enum(seriesFields));

export const previewSeriesUpdateOutput = z.object({
  dates: z.array(
    z.object({
      id: idOutput,
      startDate: instant("2026-12-05T00:00:00.000Z"),
      newStartDate: instant("2026-12-06T00:00:00.000Z"),
      changes: fieldsOutput.meta({ description: "The fields that would change" }),
      keeps: fieldsOutput.meta({
        description:
          "The fields that would stay: they were changed by hand on this date, or are when and where it was announced and it is called off",
      }),
    }),
  ),
  ended: count(2, "How many dates stay as they are because they have ended"),
});

export type PreviewSeriesUpdate = z.infer<typeof previewSeriesUpdateOutput>;
