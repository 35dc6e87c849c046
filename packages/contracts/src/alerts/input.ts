import { z } from "zod";
import { emailSchema } from "../shared/email-schema.ts";
import { alertMessages } from "./messages.ts";
import { alertKinds } from "./rules.ts";

/** Tokens in mailed links are long, but never this long. */
const tokenSchema = z.string().max(500);

export const requestAlertInput = z.object({
  id: z.string().meta({ description: "Of the event" }),
  kind: z.enum(alertKinds).meta({
    description:
      "`places-return` of a sold-out event, `on-sale` of one whose tickets aren't on sale yet, `next-event` of one that has ended or is cancelled",
  }),
  email: emailSchema(alertMessages.invalidEmail),
});

export type RequestAlert = z.infer<typeof requestAlertInput>;

export const alertLinkInput = z.object({ token: tokenSchema });

/** Any text is accepted: an invalid id is an unknown event. */
export const alertedEventInput = z.object({ id: z.string() });
