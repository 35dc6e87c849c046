import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { venueMessages } from "@before-ten/contracts/venues/messages";
import {
  type AdminVenue,
  adminVenueOutput,
  adminVenueSummaryOutput,
  publicVenueOutput,
  venuePageOutput,
} from "@before-ten/contracts/venues/output";
import { z } from "zod";
import { change } from "../../../rest/decode.ts";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { venuesRouter } from "./venues.router.ts";

const eventAnswers = z.array(entityAnswer("Event", publicEventOutput));
const adminVenueAnswer = entityAnswer("StaffVenue", adminVenueOutput);

const { rest } = rowsOf({ venues: venuesRouter });

export const venueRoutes = [
  rest({
    method: "GET",
    path: "/venues",
    procedure: "venues.list",
    doc: {
      summary: "List venues",
      description: "Published ones, by name, also those without an event.",
      example: { search: "yard" },
      answer: {
        data: z.array(entityAnswer("VenueSummary", publicVenueOutput)),
        pagination: paginationOutput,
      },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/venues/:id",
    procedure: "venues.get",
    doc: {
      summary: "Read a venue",
      description:
        "A published one, by its slug or its id, with its upcoming events and up to 60 past ones.",
      example: { id: "paper-mill-yard" },
      answer: {
        data: entityAnswer(
          "Venue",
          venuePageOutput.extend({ upcoming: eventAnswers, past: eventAnswers }),
        ),
      },
    },
    body: ({ upcoming, past, ...venue }) => ({
      data: {
        ...withUnderscoreId(venue),
        upcoming: upcoming.map(withUnderscoreId),
        past: past.map(withUnderscoreId),
      },
    }),
  }),
  rest({
    method: "GET",
    path: "/admin/venues",
    procedure: "venues.listForAdmin",
    doc: {
      summary: "List venues of any status",
      description: "Drafts too, by name.",
      example: { search: "yard" },
      answer: {
        data: z.array(entityAnswer("StaffVenueSummary", adminVenueSummaryOutput)),
        pagination: paginationOutput,
      },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/venues/:id",
    procedure: "venues.getForAdmin",
    doc: {
      summary: "Read a venue of any status",
      description: "By its slug or its id.",
      example: { id: "paper-mill-yard" },
      answer: { data: adminVenueAnswer },
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/venues",
    procedure: "venues.create",
    doc: {
      summary: "Create a venue",
      description:
        "Its address is made from its name and stays. Without a `status` it is published. Parties without a venue at exactly its place take it over.",
      example: {
        name: "Paper Mill Yard",
        country: "UK",
        location: "Paper Mill Yard, Hackney Wick, London",
        capacity: 300,
        transport: "Overground to Hackney Wick; the last train to Stratford leaves at 00:12.",
      },
      answer: { data: adminVenueAnswer },
    },
    status: 201,
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/venues/:id",
    procedure: "venues.update",
    doc: {
      summary: "Change a venue",
      description:
        "Fields that aren't sent stay as they are. With its place, its coming parties move that were exactly there.",
      example: { id: exampleId, capacity: 280 },
      answer: { data: adminVenueAnswer, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...venue }) => ({ ...one(venue), meanwhile }),
  }),
  rest({
    method: "DELETE",
    path: "/venues/:id",
    procedure: "venues.delete",
    doc: {
      summary: "Delete a venue",
      description: "Moves it to the trash, from which admins can restore it for 30 days.",
      example: { id: exampleId },
      answer: { message: text(venueMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];

function one(venue: AdminVenue) {
  return { data: withUnderscoreId(venue) };
}
