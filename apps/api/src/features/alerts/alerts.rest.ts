import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { alertCountsOutput, eventReceiptOutput } from "@before-ten/contracts/alerts/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { body, params } from "../../rest/decode.ts";
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
      summary: "Ask to be told of an event",
      description:
        "Sends an email that asks to confirm. Once that is done, one email tells that places returned, that tickets are on sale, that the event is cancelled, or of the next event in its country; then the address is deleted. Repeated requests get the same answer.",
      example: { id: exampleId, kind: "places-return", email: "ana@mail.example" },
      limited: true,
      refuses: {
        404: "There is no such event, or it is a draft.",
        409: "That isn't what there is to wait for: the event isn't sold out, say.",
      },
      answer: { message: text(alertMessages.requested) },
    },
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/alerts/confirm",
    procedure: "alerts.confirm",
    doc: {
      summary: "Confirm an alert",
      description: "By the token of the mailed link, within 48 hours.",
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(alertMessages.confirmed) },
    },
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/alerts/leave",
    procedure: "alerts.leave",
    doc: {
      summary: "Leave an alert",
      description:
        "By the token of a mailed link. The address is deleted; one that is gone already is answered alike.",
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(alertMessages.left) },
    },
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/alerts",
    procedure: "alerts.count",
    doc: {
      summary: "Count who waits for an event",
      description: "Those who confirmed it and whose email isn't on its way. Never who they are.",
      example: { id: exampleId },
      answer: { data: alertCountsOutput },
    },
    decode: params,
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/receipts",
    procedure: "alerts.listReceipts",
    doc: {
      summary: "List what was told about an event",
      description:
        "The latest fifty receipts, latest first: what was said, by whom, and how far its emails are. Counts only.",
      example: { id: exampleId },
      answer: { data: z.array(entityAnswer("EventReceipt", eventReceiptOutput)) },
    },
    decode: params,
    body: (receipts) => ({ data: receipts.map(withUnderscoreId) }),
  }),
];
