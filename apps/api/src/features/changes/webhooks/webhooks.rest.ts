import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import {
  createdWebhookOutput,
  deliveryOutput,
  webhookOutput,
} from "@before-ten/contracts/webhooks/output";
import {
  deliveriesStayDays,
  maxWebhooks,
  secretOverlapHours,
  webhookRetryHours,
} from "@before-ten/contracts/webhooks/rules";
import { z } from "zod";
import { paramsAndQuery } from "../../../rest/decode.ts";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { webhooksRouter } from "./webhooks.router.ts";

const webhook = entityAnswer("Webhook", webhookOutput);
const createdWebhook = entityAnswer("CreatedWebhook", createdWebhookOutput);
const delivery = entityAnswer("WebhookDelivery", deliveryOutput);

const { rest } = rowsOf({ webhooks: webhooksRouter });

export const webhookRoutes = [
  rest({
    method: "GET",
    path: "/admin/webhooks",
    procedure: "webhooks.list",
    doc: {
      summary: "List webhooks",
      description: "Latest first, without their secrets.",
      answer: { data: z.array(webhook) },
    },
    body: (webhooks) => ({ data: webhooks.map(withUnderscoreId) }),
  }),
  // Takes no Idempotency-Key: a stored answer would hold the secret.
  rest({
    method: "POST",
    path: "/admin/webhooks",
    procedure: "webhooks.create",
    doc: {
      summary: "Create a webhook",
      description: `From now on, each change of these kinds is sent to the address by POST, as \`GET /changes\` answers it, signed by Standard Webhooks (standardwebhooks.com). The changes of one item arrive in order. A delivery that isn't answered by a 2xx within 15 seconds is tried again for ${webhookRetryHours} hours, and may arrive twice: its \`webhook-id\` is the same. Only addresses on the public internet are called.`,
      example: { url: "https://club.example/hooks", kinds: ["event", "post"] },
      refuses: { 409: `There are already ${maxWebhooks}.` },
      answer: { data: createdWebhook },
    },
    status: 201,
    body: (created) => ({ data: withUnderscoreId(created) }),
  }),
  rest({
    method: "PATCH",
    path: "/admin/webhooks/:id",
    procedure: "webhooks.update",
    doc: {
      summary: "Change a webhook, or turn it on or off",
      description: "Changes wait while it is off.",
      example: { id: exampleId, isOn: false },
      answer: { data: webhook },
    },
    body: (changed) => ({ data: withUnderscoreId(changed) }),
  }),
  rest({
    method: "POST",
    path: "/admin/webhooks/:id/secret",
    procedure: "webhooks.rotateSecret",
    doc: {
      summary: "Make another secret",
      description: `For ${secretOverlapHours} hours each request has a signature by the old secret too.`,
      example: { id: exampleId },
      answer: { data: createdWebhook },
    },
    body: (changed) => ({ data: withUnderscoreId(changed) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/webhooks/:id",
    procedure: "webhooks.delete",
    doc: {
      summary: "Delete a webhook",
      description: "For good, with its log.",
      example: { id: exampleId },
      answer: { message: text(messages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/admin/webhooks/:id/test",
    procedure: "webhooks.test",
    doc: {
      summary: "Send a test",
      description: "A signed `webhook.test`. Its result is in the log.",
      example: { id: exampleId },
      refuses: { 409: "The webhook is off." },
      answer: { message: text(messages.testQueued) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/webhooks/:id/deliveries",
    procedure: "webhooks.deliveries",
    decode: paramsAndQuery,
    doc: {
      summary: "List deliveries",
      description: `Latest first, each with its tries and their answers. They are kept for ${deliveriesStayDays} days.`,
      example: { id: exampleId },
      answer: { data: z.array(delivery), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "POST",
    path: "/admin/webhook-deliveries/:id/replay",
    procedure: "webhooks.replay",
    doc: {
      summary: "Send a delivery again",
      description: "With the same `webhook-id` and body.",
      example: { id: exampleId },
      answer: { message: text(messages.replayed) },
    },
    body: ({ message }) => ({ message }),
  }),
];
