import { z } from "zod";
import { changeKinds } from "../changes/rules.ts";
import { count, exampleId, idOutput, instant, text } from "../shared/output.ts";
import { deliveryStates, webhookOffReasons } from "./rules.ts";

export const webhookOutput = z.object({
  id: idOutput,
  url: text("https://tickets.example/hooks"),
  kinds: z.array(z.enum(changeKinds)).meta({ examples: [["event"]] }),
  createdBy: text("Ana", "Name of the admin who created it").nullable(),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  offReason: z.enum(webhookOffReasons).nullable().meta({
    description:
      "Null while it is on. `failing`: it has failed for three days; `gone`: the receiver answered 410",
  }),
  waiting: count(0, "Deliveries that haven't succeeded yet"),
  lastDeliveredAt: instant("2026-11-20T10:00:00.000Z").nullable(),
});

export type Webhook = z.infer<typeof webhookOutput>;

/** The only answers with the secret. */
export const createdWebhookOutput = webhookOutput.extend({
  secret: text(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "Shown this once. Verify each request with it, as standardwebhooks.com describes",
  ),
});

export type CreatedWebhook = z.infer<typeof createdWebhookOutput>;

export const deliveryOutput = z.object({
  id: idOutput,
  type: text("event.updated", "`webhook.test` for a test"),
  entityId: text(exampleId).nullable(),
  state: z.enum(deliveryStates).meta({ examples: ["delivered"] }),
  createdAt: instant("2026-11-20T10:00:00.000Z"),
  nextTryAt: instant("2026-11-20T10:05:00.000Z").nullable(),
  body: text('{"type":"event.updated"}', "As it is sent"),
  tries: z.array(
    z.object({
      at: instant("2026-11-20T10:00:01.000Z"),
      status: z
        .int()
        .nullable()
        .meta({ examples: [204], description: "Null without an answer" }),
      answer: text("OK", "The beginning of the answer, or why there was none"),
      durationMs: count(120),
    }),
  ),
});

export type Delivery = z.infer<typeof deliveryOutput>;
