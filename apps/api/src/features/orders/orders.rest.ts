import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import {
  connectedSellerOutput,
  sellerOutput,
  ordersOutput,
} from "@before-ten/contracts/orders/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { ordersRouter } from "./orders.router.ts";

const connected = entityAnswer("ConnectedSeller", connectedSellerOutput);
const seller = entityAnswer("TicketSeller", sellerOutput);

const { rest } = rowsOf({ orders: ordersRouter });

export const orderRoutes = [
  rest({
    method: "POST",
    path: "/events/:id/orders",
    procedure: "orders.report",
    doc: {
      summary: "Report an order",
      description:
        "For ticket sellers. Sends an order's whole state whenever it changes: once per change, twice, or out of order, the state with the latest `updatedAt` counts. Signed as Standard Webhooks say, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` and the seller's secret. Names and addresses of buyers aren't stored.",
      example: {
        id: exampleId,
        orderId: "A-1042",
        tickets: 2,
        refundedTickets: 1,
        amount: 10_000,
        refundedAmount: 5_000,
        currency: "GBP",
        channel: "newsletter",
        campaign: "maria.k4x9p2mh7q",
        orderedAt: "2026-12-01T09:00:00.000Z",
        updatedAt: "2026-12-02T10:30:00.000Z",
      },
      limited: true,
      refuses: { 401: "The signature is missing, wrong or too old, or no seller is connected." },
      answer: { message: text(messages.recorded) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/ticket-sellers/:id/orders",
    procedure: "orders.receive",
    doc: {
      summary: "Report an order in the seller's own words",
      description:
        "For webhooks of Ticket Tailor, signed as Ticket Tailor does. Orders of its other events are accepted, and left out.",
      example: { id: exampleId, event: "ORDER.CREATED" },
      limited: true,
      refuses: { 401: "The signature is missing, wrong or too old, or there is no such seller." },
      answer: { message: text(messages.recorded) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/orders",
    procedure: "orders.get",
    doc: {
      summary: "Read what an event's orders come to",
      description:
        "Tickets sold, refunded and left, revenue by currency and day, and the sellers that report them.",
      example: { id: exampleId },
      answer: { data: ordersOutput.extend({ sellers: z.array(seller) }) },
    },
    body: (orders) => ({
      data: { ...orders, sellers: orders.sellers.map(withUnderscoreId) },
    }),
  }),
  // Takes no Idempotency-Key: a stored answer would hold the secret.
  rest({
    method: "POST",
    path: "/admin/events/:id/ticket-sellers",
    procedure: "orders.connect",
    doc: {
      summary: "Connect a ticket seller",
      description:
        "From then on the event's `registrations` are what the orders of its sellers come to, until it begins. The secret is only in this answer.",
      example: { id: exampleId, name: "Box office", soldBefore: 20 },
      refuses: { 409: "There are too many, or one with this name." },
      answer: { data: connected },
    },
    status: 201,
    body: (made) => ({ data: withUnderscoreId(made) }),
  }),
  rest({
    method: "POST",
    path: "/admin/ticket-sellers/:id/secret",
    procedure: "orders.rotate",
    doc: {
      summary: "Replace a ticket seller's secret",
      description: "The secret so far works for another day. The new one is only in this answer.",
      example: { id: exampleId },
      answer: { data: connected },
    },
    body: (made) => ({ data: withUnderscoreId(made) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/ticket-sellers/:id",
    procedure: "orders.disconnect",
    doc: {
      summary: "Disconnect a ticket seller",
      description:
        "Deletes its orders for good. The event's `registrations` are then those of its other sellers; without one they stay as they are.",
      example: { id: exampleId },
      answer: { message: text(messages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];
