import { bounceKinds } from "@before-ten/contracts/campaigns/bounce-rules";
import { z } from "zod";

const failedSchema = z.object({
  /** Null if the report doesn't name one. */
  address: z.string().nullable(),
  kind: z.enum(bounceKinds),
  /** Whether the server rejected the sender or the content, not the recipient. */
  isBlocked: z.boolean(),
  /** Such as `5.1.1`. */
  reason: z.string(),
});

/** Possible ids of the mail the report is about, without `<` and `>`. */
const messageIds = z.array(z.string());

/** What a mail server or a provider tells about a mail of ours. */
export const deliveryReportSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("delivery"),
    /** Recipients the mail couldn't be delivered to; delayed ones aren't included. */
    failed: z.array(failedSchema),
    messageIds,
  }),
  z.object({
    kind: z.literal("complaint"),
    /** Recipients who reported the mail as spam. */
    addresses: z.array(z.string()),
    messageIds,
  }),
]);

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
export type FailedDelivery = z.infer<typeof failedSchema>;
