import { z } from "zod";
import { confirmation } from "../auth/confirmation.ts";
import { newsletterMessages } from "../newsletter/messages.ts";
import { readEmailAddress } from "../shared/email-address.ts";
import { emailSchema } from "../shared/email-schema.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { privacyMessages as messages } from "./messages.ts";

export const privacySearchInput = z.object({ email: emailSchema(newsletterMessages.invalidEmail) });

export const eraseInput = z
  .object({
    email: emailSchema(newsletterMessages.invalidEmail),
    typedEmail: z.string().max(254).meta({
      description: "The same address once more: nothing brings back what is erased",
    }),
    ...confirmation,
  })
  .refine(({ email, typedEmail }) => email === readEmailAddress(typedEmail), {
    path: ["typedEmail"],
    error: messages.confirmationWrong,
  });

export const erasureListInput = z.object({ page: pageSchema, limit: limitSchema(tablePageLimit) });
