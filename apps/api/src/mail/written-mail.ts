import { z } from "zod";

export const writtenMailName = "written mail";

/**
 * The queue held whole mails until it held what they are written from. One that waited while the
 * server was updated still goes out; nothing queues them any more.
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
