import { z } from "zod";
import { confirmation } from "../auth/confirmation.ts";
import { newsletterMessages } from "../newsletter/messages.ts";
import { isEmailAddress } from "../shared/email-address.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { privacyMessages as messages } from "./messages.ts";

const emailSchema = z
  .string(newsletterMessages.invalidEmail)
  .trim()
  .refine(isEmailAddress, newsletterMessages.invalidEmail)
  .meta({ format: "email" });

export const privacySearchInput = z.object({ email: emailSchema });

export const eraseInput = z
  .object({
    email: emailSchema,
    typedEmail: z.string().trim().max(254).meta({
      description: "The same address once more: nothing brings back what is erased",
    }),
    ...confirmation,
  })
  .refine(({ email, typedEmail }) => email.toLowerCase() === typedEmail.toLowerCase(), {
    path: ["typedEmail"],
    error: messages.confirmationWrong,
  });

export const erasureListInput = z.object({ page: pageSchema, limit: limitSchema(tablePageLimit) });
