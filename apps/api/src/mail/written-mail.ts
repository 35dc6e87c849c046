import { z } from "zod";

export const writtenMailName = "written mail";

/**
 * The queue used to hold whole mails. One that waited during an update is still sent; new ones
 * aren't queued.
 */
export const writtenMailData = z.object({
  mail: z.object({
    messageId: z.string(),
    to: z.string(),
    replyTo: z.object({ name: z.string(), address: z.string() }).exactOptional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).exactOptional(),
  }),
  subject: z.object({
    contactMessageId: z.string().optional(),
    subscriberId: z.string().optional(),
  }),
});
