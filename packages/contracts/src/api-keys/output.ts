import { z } from "zod";
import { reachOutput } from "../auth/reach.ts";
import { idOutput, instant, text } from "../shared/output.ts";
import { apiScopes } from "./rules.ts";

/** A key as admins see it; the secret itself isn't stored. */
export const apiKeyOutput = z.object({
  id: idOutput,
  name: text("Ticket shop"),
  /** The secret's beginning, so that its owner can tell keys apart. */
  hint: text("bt_4fGh", "First characters of the secret"),
  scopes: z.array(z.enum(apiScopes)).meta({ examples: [["read"]] }),
  reach: reachOutput,
  createdBy: text("Ana", "Name of the admin who created it"),
  isActive: z.boolean().meta({
    description: "False while its creator isn't an admin; calls with the key then fail",
    examples: [true],
  }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  lastUsedAt: instant("2026-11-20T10:00:00.000Z")
    .nullable()
    .meta({ description: "Accurate to the minute; null: never" }),
});

/** The only answer with the secret. */
export const createdApiKeyOutput = apiKeyOutput.extend({
  secret: text(
    "bt_4fGhYc0u7S1dQx9LkWm2VbNz5RtEjAo8PiUyHgTfDs3",
    "Shown this once. Send it as `Authorization: Bearer …`",
  ),
});

export type ApiKey = z.infer<typeof apiKeyOutput>;
export type CreatedApiKey = z.infer<typeof createdApiKeyOutput>;
/** An API key made by the account, as shown after choosing a new password. */
export type MadeApiKey = Pick<ApiKey, "id" | "name" | "hint" | "createdAt" | "lastUsedAt">;
