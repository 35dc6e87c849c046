import { z } from "zod";
import { changeKinds } from "../changes/rules.ts";
import { pageSchema, limitSchema } from "../shared/pagination.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { webhookMessages as messages } from "./messages.ts";
import { maxWebhookUrlLength } from "./rules.ts";

const kindsSchema = z
  .array(z.enum(changeKinds), messages.kindRequired)
  .min(1, messages.kindRequired)
  .max(changeKinds.length)
  .transform((kinds) => changeKinds.filter((kind) => kinds.includes(kind)));

export const createWebhookInput = z.object({
  url: z
    .string(messages.urlInvalid)
    .transform(singleLine)
    .pipe(
      z
        .url({ protocol: /^https$/, error: messages.urlInvalid })
        .max(maxWebhookUrlLength, messages.urlInvalid),
    ),
  kinds: kindsSchema,
});

export type CreateWebhook = z.output<typeof createWebhookInput>;

/** Any text is accepted: an invalid id is an unknown webhook. */
export const webhookIdInput = z.object({ id: z.string() });

export const updateWebhookInput = webhookIdInput.extend({
  kinds: kindsSchema.optional(),
  isOn: z
    .boolean()
    .optional()
    .meta({ description: "Once it is on again, it is sent what it has missed" }),
});

export type UpdateWebhook = z.output<typeof updateWebhookInput>;

export const listDeliveriesInput = webhookIdInput.extend({
  page: pageSchema,
  limit: limitSchema(20),
});

export type ListDeliveries = z.output<typeof listDeliveriesInput>;
