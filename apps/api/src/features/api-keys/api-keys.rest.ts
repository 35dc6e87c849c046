import { apiKeyOutput, createdApiKeyOutput } from "@before-ten/contracts/api-keys/output";
import { maxApiKeys } from "@before-ten/contracts/api-keys/rules";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { z } from "zod";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { apiKeysRouter } from "./api-keys.router.ts";

const apiKeyAnswer = entityAnswer("ApiKey", apiKeyOutput);
const createdApiKeyAnswer = entityAnswer("CreatedApiKey", createdApiKeyOutput);

const { rest } = rowsOf({ apiKeys: apiKeysRouter });

export const apiKeyRoutes = [
  rest({
    method: "GET",
    path: "/admin/api-keys",
    procedure: "apiKeys.list",
    doc: {
      summary: "List API keys",
      description: "Latest first, without their secrets, which aren't stored.",
      answer: { data: z.array(apiKeyAnswer) },
    },
    body: (keys) => ({ data: keys.map(withUnderscoreId) }),
  }),
  // Takes no Idempotency-Key: a stored answer would hold the secret.
  rest({
    method: "POST",
    path: "/admin/api-keys",
    procedure: "apiKeys.create",
    doc: {
      summary: "Create an API key",
      description:
        "The key works until it is revoked, and only while its maker is an admin. Its secret is only in this answer.",
      example: { name: "Ticket shop", scopes: ["read", "events:write"] },
      refuses: { 409: `There are already ${maxApiKeys}.` },
      answer: { data: createdApiKeyAnswer },
    },
    status: 201,
    body: (key) => ({ data: withUnderscoreId(key) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/api-keys/:id",
    procedure: "apiKeys.revoke",
    doc: {
      summary: "Revoke an API key",
      description: "Calls with it fail from then on. This can't be undone.",
      example: { id: exampleId },
      answer: { message: text(apiKeyMessages.revoked) },
    },
    body: ({ message }) => ({ message }),
  }),
];
