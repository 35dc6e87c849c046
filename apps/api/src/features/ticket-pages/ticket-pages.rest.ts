import { exampleId } from "@before-ten/contracts/shared/output";
import {
  type TicketPage,
  readTicketPageOutput,
  ticketPageOutput,
} from "@before-ten/contracts/ticket-pages/output";
import { z } from "zod";
import { params } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { ticketPagesRouter } from "./ticket-pages.router.ts";

const ticketPageAnswer = entityAnswer("TicketPage", ticketPageOutput);
const exampleFinding = { id: exampleId, field: "price", ours: "GBP 50.00", found: "GBP 40.00" };
const changedMeanwhile = { 409: "The ticket page or the event has changed since." };

const { rest } = rowsOf({ ticketPages: ticketPagesRouter });

export const ticketPageRoutes = [
  rest({
    method: "GET",
    path: "/admin/ticket-pages",
    procedure: "ticketPages.list",
    doc: {
      summary: "List ticket pages that differ",
      description:
        "Upcoming events, soonest first, whose ticket page differs or is gone; ignored findings are left out.",
      answer: { data: z.array(ticketPageAnswer) },
    },
    body: (pages) => ({ data: pages.map(withUnderscoreId) }),
  }),
  rest({
    method: "GET",
    path: "/admin/ticket-pages/:id",
    procedure: "ticketPages.get",
    doc: {
      summary: "Read the findings of an event's ticket page",
      description: "As of the last check, by the event's id.",
      example: { id: exampleId },
      answer: { data: ticketPageAnswer },
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/ticket-pages/read",
    procedure: "ticketPages.read",
    doc: {
      summary: "Read a ticket page",
      description:
        "Fetches the page and answers what its schema.org Event or Open Graph data says. Nothing is stored. Only hosts on the public internet are fetched.",
      example: { url: "https://tickets.example/before-ten", timeZone: "Europe/London" },
      limited: true,
      answer: { data: readTicketPageOutput },
    },
    body: (page) => ({ data: page }),
  }),
  rest({
    method: "POST",
    path: "/admin/ticket-pages/:id/check",
    procedure: "ticketPages.checkNow",
    doc: {
      summary: "Check an event's ticket page now",
      description: "Instead of waiting for the daily check.",
      example: { id: exampleId },
      limited: true,
      refuses: { 409: "The event has no ticket link." },
      answer: { data: ticketPageAnswer },
    },
    decode: params,
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/ticket-pages/:id/take-over",
    procedure: "ticketPages.takeOver",
    doc: {
      summary: "Apply a finding",
      description:
        "Sets the event's field to what its ticket page says, checked like the form. Send the finding exactly as answered, so that only a value the caller has seen is applied.",
      example: exampleFinding,
      refuses: changedMeanwhile,
      answer: { data: ticketPageAnswer },
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/ticket-pages/:id/ignore",
    procedure: "ticketPages.ignore",
    doc: {
      summary: "Ignore a finding",
      description: "It isn't listed again until one of its two values changes.",
      example: exampleFinding,
      refuses: changedMeanwhile,
      answer: { data: ticketPageAnswer },
    },
    body: one,
  }),
];

function one(page: TicketPage) {
  return { data: withUnderscoreId(page) };
}
