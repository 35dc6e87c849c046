import {
  type ApiKey,
  type CreatedApiKey,
  apiScopes,
  maxApiKeys,
} from "@before-ten/contracts/api-keys/input";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { z } from "zod";
import { exampleId, ids, instant, text } from "../../rest/answers.ts";
import { body, nothing, params } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

const apiKey = {
  ...ids,
  name: text("Ticket shop"),
  hint: text("bt_4fGh", "The secret's beginning"),
  scopes: z.array(z.enum(apiScopes)).meta({ examples: [["read"]] }),
  createdBy: text("Ana", "The name of the admin who made it"),
  isActive: z.boolean().meta({
    description: "False while whoever made it is no admin: then calls with it fail",
    examples: [true],
  }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  lastUsedAt: instant("2026-11-20T10:00:00.000Z")
    .nullable()
    .meta({ description: "To the minute; null when it never was" }),
};

const apiKeyAnswer: z.ZodType<ApiKey & { _id: string }> = z.object(apiKey).meta({ id: "ApiKey" });

const createdApiKeyAnswer: z.ZodType<CreatedApiKey & { _id: string }> = z
  .object({
    ...apiKey,
    secret: text(
      "bt_4fGhYc0u7S1dQx9LkWm2VbNz5RtEjAo8PiUyHgTfDs3",
      "Shown this once. Send it as `Authorization: Bearer …`",
    ),
  })
  .meta({ id: "CreatedApiKey" });

export const apiKeyRoutes = [
  rest({
    method: "GET",
    path: "/admin/api-keys",
    procedure: "apiKeys.list",
    doc: {
      summary: "List API keys",
      description: "All of them, latest first; without their secrets, which nobody keeps.",
      answer: { data: z.array(apiKeyAnswer) },
    },
    decode: nothing,
    body: (keys) => ({ data: keys.map(withUnderscoreId) }),
  }),
  // Without Idempotency-Key: a kept answer would keep the secret.
  rest({
    method: "POST",
    path: "/admin/api-keys",
    procedure: "apiKeys.create",
    doc: {
      summary: "Make an API key",
      description:
        "It acts until it is revoked, and only while whoever made it is an admin. The answer alone holds its secret.",
      example: { name: "Ticket shop", scopes: ["read", "events:write"] },
      refuses: { 409: `There are ${maxApiKeys} already.` },
      answer: { data: createdApiKeyAnswer },
    },
    decode: body,
    status: 201,
    body: (key) => ({ data: withUnderscoreId(key) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/api-keys/:id",
    procedure: "apiKeys.revoke",
    doc: {
      summary: "Revoke an API key",
      description: "Calls with it fail from then on. It can't be undone.",
      example: { id: exampleId },
      answer: { message: text(apiKeyMessages.revoked) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
];
