import { alertMessages } from "@before-ten/contracts/alerts/messages";
import {
  alertCountsOutput,
  eventReachOutput,
  eventReceiptOutput,
} from "@before-ten/contracts/alerts/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { alertsRouter } from "./alerts.router.ts";

const { rest } = rowsOf({ alerts: alertsRouter });

const exampleToken = `${exampleId}.c2lnbmF0dXJl`;

export const alertRoutes = [
  rest({
    method: "POST",
    path: "/alerts",
    procedure: "alerts.request",
    doc: {
      summary: "Request an alert for an event",
      description:
        "Sends an email that asks to confirm. Once that is done, one email tells that places returned, that tickets are on sale, that the event is cancelled, or of the next event in its country; then the address is deleted. With `follow`, an email brings the date for a calendar, one each change of the event, and one reminds on the day before; the address is deleted once the event is over. Repeated requests get the same answer.",
      example: { id: exampleId, kind: "places-return", email: "ana@mail.example" },
      limited: true,
      refuses: {
        404: "The event doesn't exist or is a draft.",
        409: "The event has no such alert now, for example because it isn't sold out, or it can't be followed any more.",
      },
      answer: { message: text(alertMessages.requested) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/alerts/confirm",
    procedure: "alerts.confirm",
    doc: {
      summary: "Confirm an alert",
      description: "With the token of the mailed link, within 48 hours.",
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(alertMessages.confirmed) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/alerts/leave",
    procedure: "alerts.leave",
    doc: {
      summary: "Cancel an alert",
      description:
        "With the token of a mailed link. The address is deleted. The answer is the same if it was deleted before.",
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(alertMessages.left) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/alerts",
    procedure: "alerts.count",
    doc: {
      summary: "Count the people waiting for an event",
      description: "Confirmed alerts that haven't been sent yet. Counts only.",
      example: { id: exampleId },
      answer: { data: alertCountsOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/reach",
    procedure: "alerts.reach",
    doc: {
      summary: "Count who else a change of an event concerns",
      description:
        "Those who clicked its tickets, sites that show it in their list, and whether search engines are told. Counts only.",
      example: { id: exampleId },
      answer: { data: eventReachOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/receipts",
    procedure: "alerts.listReceipts",
    doc: {
      summary: "List the announcements of an event",
      description:
        "The latest 50, newest first: what was announced, by whom, and how many of its emails were sent. Counts only.",
      example: { id: exampleId },
      answer: { data: z.array(entityAnswer("EventReceipt", eventReceiptOutput)) },
    },
    body: (receipts) => ({ data: receipts.map(withUnderscoreId) }),
  }),
];
