import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { z } from "zod";

/** What a form asks for besides its own fields: one's password, or proof of a passkey. */
export interface Confirmation {
  currentPassword: string;
  passkey: PasskeyProof | undefined;
}

export const unconfirmed: Confirmation = { currentPassword: "", passkey: undefined };

/**
 * Checks a form of an input with `confirmation` in it, which without either of the two is wrong.
 */
export function confirmedBy(schema: z.ZodType) {
  return (values: Confirmation): Record<string, string> => {
    const { success, error } = schema.safeParse(confirmedInput(values));
    const errors: Record<string, string> = {};
    for (const { path, message } of success ? [] : error.issues) {
      errors[path.join(".")] ??= message;
    }
    if (values.passkey === undefined && values.currentPassword === "") {
      errors["currentPassword"] = authMessages.passwordRequired;
    }
    return errors;
  };
}

/** What is sent: the one that confirms. */
export function confirmedInput<Values extends Confirmation>({
  currentPassword,
  passkey,
  ...input
}: Values) {
  return passkey === undefined ? { ...input, currentPassword } : { ...input, passkey };
}
