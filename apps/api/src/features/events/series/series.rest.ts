import { adminSeriesMessages } from "@before-ten/contracts/series/admin-messages";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import {
  type ChangedSeries,
  changedSeriesOutput,
  previewDatesOutput,
  previewSeriesUpdateOutput,
  publicSeriesOutput,
  seriesUndoOutput,
  seriesSummaryOutput,
} from "@before-ten/contracts/series/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { eventsRouter } from "../events.router.ts";
import { seriesRouter } from "./series.router.ts";

const eventAnswer = entityAnswer("Event", publicEventOutput);
const events = z.array(eventAnswer);
const seriesAnswer = entityAnswer(
  "Series",
  publicSeriesOutput.extend({ upcoming: events, past: events }),
);
const summaryAnswer = entityAnswer(
  "SeriesSummary",
  seriesSummaryOutput.extend({ next: eventAnswer }),
);
const changedSeries = {
  data: entityAnswer("ChangedSeries", changedSeriesOutput.extend({ events })),
};

const { rest } = rowsOf({ events: eventsRouter, series: seriesRouter });

export const seriesRoutes = [
  rest({
    method: "GET",
    path: "/series",
    procedure: "series.list",
    doc: {
      summary: "List series",
      description:
        "Recurring events with their next date. Series without an upcoming date are left out.",
      example: { page: 1, limit: 20 },
      answer: { data: z.array(summaryAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({
      data: items.map(({ next, ...series }) => ({
        ...withUnderscoreId(series),
        next: withUnderscoreId(next),
      })),
      pagination,
    }),
  }),
  rest({
    method: "GET",
    path: "/series/:id",
    procedure: "series.get",
    doc: {
      summary: "Read a series",
      description:
        "By its slug or id, with its upcoming dates and up to 60 past ones. 404 for a series of drafts.",
      example: { id: exampleId },
      answer: { data: seriesAnswer },
    },
    body: ({ upcoming, past, ...series }) => ({
      data: {
        ...withUnderscoreId(series),
        upcoming: upcoming.map(withUnderscoreId),
        past: past.map(withUnderscoreId),
      },
    }),
  }),
  rest({
    method: "GET",
    path: "/admin/series/dates",
    procedure: "series.previewDates",
    doc: {
      summary: "Preview the dates of a series",
      description: "The dates that `POST /series` would create. Nothing is stored.",
      example: {
        startDate: "2026-12-05",
        startTime: "16:00",
        endTime: "22:00",
        country: "AU",
        rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=6",
      },
      answer: { data: previewDatesOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "POST",
    path: "/series",
    procedure: "series.create",
    doc: {
      summary: "Create a series",
      description:
        "An event with an RFC 5545 rule or further dates. Each date becomes an event, 60 at most. As JSON, or as a multipart form when a flyer comes with it.",
      example: {
        eventName: "First Saturday Disco",
        description: "Six hours of floor-fillers.",
        startDate: "2026-12-05T00:00:00.000Z",
        endDate: "2026-12-05T00:00:00.000Z",
        startTime: "16:00",
        endTime: "22:00",
        country: "UK",
        ticketPrice: { amount: 35.5, currency: "GBP" },
        redirectUrl: "https://tickets.example/before-ten",
        location: { formatted: "The Corn Exchange, London", coordinates: [-0.08, 51.52] },
        rule: "FREQ=MONTHLY;BYDAY=1SA;COUNT=6",
        except: ["2027-01-02"],
      },
      answer: changedSeries,
    },
    status: 201,
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/repeat",
    procedure: "events.repeat",
    doc: {
      summary: "Turn an event into a series",
      description:
        "The event becomes the first date; the others are copies without its registrations.",
      example: { id: exampleId, dates: ["2027-01-09", "2027-02-20"] },
      refuses: { 409: "The event already belongs to a series." },
      answer: changedSeries,
    },
    status: 201,
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/series/:id/dates",
    procedure: "series.addDates",
    doc: {
      summary: "Add dates to a series",
      description: "The new events are copies of the date with the fewest manual changes.",
      example: { id: exampleId, dates: ["2027-03-06"] },
      refuses: { 409: "The series already has a date on that day, or has no date left." },
      answer: changedSeries,
    },
    status: 201,
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/series/:id/preview",
    procedure: "series.previewUpdate",
    doc: {
      summary: "Preview a change to a series",
      description: "The dates and fields that `PUT /series/{id}` would change. Nothing is stored.",
      example: { id: exampleId, scope: "following", startTime: "15:00" },
      refuses: { 409: "Every date of the series is over, and none was named." },
      answer: { data: previewSeriesUpdateOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "PUT",
    path: "/series/:id",
    procedure: "series.update",
    doc: {
      summary: "Change the dates of a series",
      description:
        "`scope` says which: `this`, `following` or `all`. Fields that aren't sent stay as they are, and so does what was changed by hand on one date alone, as `PUT /events/{id}` does. New dates are a shift in days. Dates that are over never change, unless they are the edited one.",
      example: { id: exampleId, scope: "all", startTime: "15:00", capacity: 250 },
      refuses: { 409: "Every date of the series is over, and none was named." },
      answer: { ...changedSeries, undoId: seriesUndoOutput },
    },
    body: ({ undoId, ...series }) => ({ ...changed(series), undoId }),
  }),
  rest({
    method: "DELETE",
    path: "/series/:id",
    procedure: "series.delete",
    doc: {
      summary: "Dissolve a series",
      description: "Its events stay, as single events.",
      example: { id: exampleId },
      answer: { message: text(adminSeriesMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];

function changed({ events: changedEvents, ...series }: ChangedSeries) {
  return {
    data: { ...withUnderscoreId(series), events: changedEvents.map(withUnderscoreId) },
  };
}
