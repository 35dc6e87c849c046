import { bounceKinds } from "@before-ten/contracts/campaigns/bounce-rules";
import { z } from "zod";

/** What a delivery report says: which mail came back, from whom, and for how long. */
export const deliveryReportSchema = z.object({
  /** Those to whom the mail couldn't be delivered; one that is only late isn't named. */
  failed: z.array(
    z.object({
      /** Null where the report doesn't say. */
      address: z.string().nullable(),
      kind: z.enum(bounceKinds),
      /** Such as `5.1.1`. */
      reason: z.string(),
    }),
  ),
  /** Ids that the returned mail may have had, without `<` and `>`. */
  messageIds: z.array(z.string()),
});

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
