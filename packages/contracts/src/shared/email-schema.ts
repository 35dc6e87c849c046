import { z } from "zod";
import { readEmailAddress } from "./email-address.ts";

/** An address as people type or paste it, read into the form in which addresses are compared. */
export function emailSchema(invalid: string) {
  return z
    .string(invalid)
    .transform((typed, context) => {
      const address = readEmailAddress(typed);
      if (address !== undefined) return address;
      context.addIssue({ code: "custom", message: invalid });
      return z.NEVER;
    })
    .meta({ format: "email" });
}
