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

/** The content of a delivery report: which mail came back, for whom, and whether for good. */
export const deliveryReportSchema = z.object({
  /** Recipients the mail couldn't be delivered to; delayed ones aren't included. */
  failed: z.array(failedSchema),
  /** Possible ids of the returned mail, without `<` and `>`. */
  messageIds: z.array(z.string()),
});

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
export type FailedDelivery = z.infer<typeof failedSchema>;
