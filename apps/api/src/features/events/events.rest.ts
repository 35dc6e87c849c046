import {
  type ListedEvent,
  type PublicEvent,
  listedEventOutput,
  publicEventOutput,
} from "@before-ten/contracts/events/output";
import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { type PageOf, paginationOutput } from "@before-ten/contracts/shared/pagination";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { change, paramsAndQuery } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { eventsRouter } from "./events.router.ts";

const whatCounts = [
  "A bot, or a request whose Sec-Purpose or Purpose is `prefetch`, gets the same answer and doesn't count; curl and other clients",
  "that don't call themselves a bot, crawler, preview or monitor do count.",
].join(" ");
const whichClicksCount = [
  "One visitor's clicks on an event count once in five minutes; visitors are told apart by address and User-Agent.",
  "A call with a valid API key, whatever its scopes, reports for many people and always counts.",
].join(" ");

const eventAnswer = entityAnswer("Event", publicEventOutput);
const oneEvent = { data: eventAnswer };
const eventPage = { data: z.array(eventAnswer), pagination: paginationOutput };

const listedPage = {
  data: z.array(entityAnswer("ListedEvent", listedEventOutput)),
  pagination: paginationOutput,
};

const { rest } = rowsOf({ events: eventsRouter });

export const eventRoutes = [
  rest({
    method: "GET",
    path: "/events",
    procedure: "events.list",
    doc: {
      summary: "List events",
      description:
        "Live events that have not ended, soonest first. `status=all` adds the ended ones, latest first; `status=ended` lists only ended ones and leaves out those that were cancelled or postponed. Without a `limit`, up to 100 events; of more than that, `status=all` has those nearest to today, half of them ended.",
      example: { q: "disco", country: "UK", page: 1, limit: 20 },
      answer: eventPage,
    },
    body: page,
  }),
  rest({
    method: "GET",
    path: "/events/upcoming",
    procedure: "events.upcoming",
    doc: {
      summary: "List the next events",
      description: "The next few events, soonest first.",
      example: { limit: 6 },
      answer: eventPage,
    },
    body: page,
  }),
  rest({
    method: "GET",
    path: "/events/featured",
    procedure: "events.featured",
    doc: {
      summary: "List featured events",
      description: "Featured events that have not ended.",
      example: { limit: 6 },
      answer: eventPage,
    },
    body: page,
  }),
  rest({
    method: "GET",
    path: "/events/country/:country",
    procedure: "events.byCountry",
    doc: {
      summary: "List a country's events",
      description: "Live events of one country that have not ended, soonest first.",
      example: { country: "UK", limit: 10 },
      answer: eventPage,
    },
    decode: paramsAndQuery,
    body: page,
  }),
  rest({
    method: "GET",
    path: "/events/search",
    procedure: "events.search",
    doc: {
      summary: "Search events",
      description:
        "Events with the words in their name, description or place. Takes the filters of the list.",
      example: { q: "disco" },
      answer: eventPage,
    },
    body: page,
  }),
  rest({
    method: "GET",
    path: "/events/:id",
    procedure: "events.get",
    doc: {
      summary: "Read an event",
      description: "By its id. A draft exists for admins only.",
      example: { id: exampleId },
      answer: oneEvent,
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/events",
    procedure: "events.create",
    doc: {
      summary: "Create an event",
      description:
        "As JSON, or as a multipart form with a flyer. Without a `status`, the event is active at once.",
      example: {
        eventName: "Sunday Disco",
        description: "Six hours of floor-fillers.",
        startDate: "2026-12-05T00:00:00.000Z",
        endDate: "2026-12-05T00:00:00.000Z",
        startTime: "16:00",
        endTime: "22:00",
        country: "UK",
        ticketPrice: { amount: 35.5, currency: "GBP" },
        redirectUrl: "https://tickets.example/before-ten",
        location: { formatted: "The Corn Exchange, London", coordinates: [-0.08, 51.52] },
        status: "active",
      },
      answer: oneEvent,
    },
    status: 201,
    asDraft: { status: "draft", publishAt: null, takeDownAt: null },
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/events/:id",
    procedure: "events.update",
    doc: {
      summary: "Change an event",
      description:
        "Fields that aren't sent stay as they are. As JSON, or as a multipart form with a flyer.",
      example: { id: exampleId, eventName: "Sunday Disco, again", capacity: 250 },
      answer: { ...oneEvent, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...event }) => ({ ...one(event), meanwhile }),
  }),
  rest({
    method: "DELETE",
    path: "/events/:id",
    procedure: "events.delete",
    doc: {
      summary: "Delete an event",
      description: "Moves it to the trash, from which admins can restore it for 30 days.",
      example: { id: exampleId },
      answer: { message: text(adminEventMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events",
    procedure: "events.listForAdmin",
    doc: {
      operationId: "events.listForStaff",
      summary: "List events for admins",
      description:
        "Includes drafts. `status=active` lists events that take place, published ones included. `ended=true` lists ended events, `ended=false` the others. `state` is what is true of the tickets at the time of the answer, or what happened; whose party is cancelled or postponed has no tickets. `sort` is by date, country, state or clicks; with a `-` before it the other way round.",
      example: { status: "draft", search: "disco", sort: "-clicks" },
      answer: listedPage,
    },
    body: page,
  }),
  rest({
    method: "PATCH",
    path: "/admin/events/:id/status",
    procedure: "events.setStatus",
    doc: {
      summary: "Change an event's status",
      description: "`published` and `active` both take place; a draft exists for admins only.",
      example: { id: exampleId, status: "published" },
      answer: oneEvent,
    },
    decode: change,
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/duplicate",
    procedure: "events.duplicate",
    doc: {
      summary: "Duplicate an event",
      description: "The copies are drafts at the same hours, without registrations.",
      example: { id: exampleId, dates: ["2027-01-09", "2027-02-20"] },
      answer: { data: z.array(eventAnswer) },
    },
    status: 201,
    asDraft: {},
    body: (copies) => ({ data: copies.map(withUnderscoreId) }),
  }),
  rest({
    method: "PUT",
    path: "/admin/events/:id/disruption",
    procedure: "events.disrupt",
    doc: {
      summary: "Announce a cancellation or change of an event",
      description:
        "The event stays public and shows the reason. A later call replaces the announcement; the original dates and place stay in `previousDates` and `previousLocation`.",
      example: {
        id: exampleId,
        disruption: { kind: "cancelled", reason: "The hall's roof was damaged by the storm." },
      },
      answer: oneEvent,
    },
    body: one,
  }),
  rest({
    method: "DELETE",
    path: "/admin/events/:id/disruption",
    procedure: "events.undisrupt",
    doc: {
      summary: "Withdraw the announcement of a cancellation or change",
      description:
        "A cancelled or postponed event takes place again, on the dates it has; of a rescheduled or moved event, only the notice is removed.",
      example: { id: exampleId },
      answer: oneEvent,
    },
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/admin/events/:id/day-notice",
    procedure: "events.setDayNotice",
    doc: {
      summary: "Show a notice of the day",
      description:
        "A sentence on the event's page, its cards and partners' lists until the event is over; an empty one removes it.",
      example: { id: exampleId, notice: "Doors open 15 minutes late.", tellFollowers: true },
      refuses: { 409: "The event is a draft, over, cancelled or postponed." },
      answer: oneEvent,
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/events/:id/view",
    procedure: "events.recordView",
    doc: {
      summary: "Count a view",
      description: `Reports a view of the event. ${whatCounts}`,
      example: { id: exampleId },
      limited: true,
      answer: { message: text("View recorded") },
    },
    body: () => ({ message: "View recorded" }),
  }),
  rest({
    method: "POST",
    path: "/events/:id/click",
    procedure: "events.recordClick",
    doc: {
      summary: "Count a click",
      description: `Reports a click through to the tickets. ${whichClicksCount} ${whatCounts}`,
      example: { id: exampleId },
      limited: true,
      answer: { message: text("Click recorded") },
    },
    body: () => ({ message: "Click recorded" }),
  }),
];

function one(event: PublicEvent) {
  return { data: withUnderscoreId(event) };
}

function page<Item extends PublicEvent | ListedEvent>({ items, pagination }: PageOf<Item>) {
  return { data: items.map(withUnderscoreId), pagination };
}
