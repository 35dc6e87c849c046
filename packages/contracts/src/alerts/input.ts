import { z } from "zod";
import { emailSchema } from "../shared/email-schema.ts";
import { alertMessages } from "./messages.ts";
import { alertKinds, followWishes } from "./rules.ts";

/** Tokens in mailed links are long, but never this long. */
const tokenSchema = z.string().max(500);

export const requestAlertInput = z
  .object({
    id: z.string().meta({ description: "Of the event" }),
    kind: z.enum(alertKinds).optional().meta({
      description:
        "`places-return` of a sold-out event, `on-sale` of one whose tickets aren't on sale yet, `next-event` of one that has ended or is cancelled",
    }),
    follow: z.array(z.enum(followWishes)).max(followWishes.length).default([]).meta({
      description:
        "A mail for each of the event's `changes`, a `reminder` on the day before, `thanks` afterwards with its album and the next date in its city. Besides `kind`, or instead of it",
    }),
    email: emailSchema(alertMessages.invalidEmail),
  })
  .refine(({ kind, follow }) => kind !== undefined || follow.length > 0, {
    path: ["kind"],
    error: alertMessages.nothingChosen,
  });

export type RequestAlert = z.infer<typeof requestAlertInput>;

export const alertLinkInput = z.object({ token: tokenSchema });

/** Any text is accepted: an invalid id is an unknown event. */
export const alertedEventInput = z.object({ id: z.string() });
