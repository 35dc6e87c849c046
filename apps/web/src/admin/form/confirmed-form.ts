import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { z } from "zod";

/** Fields that confirm a form: the admin's own password or proof of a passkey. */
export interface Confirmation {
  currentPassword: string;
  passkey: PasskeyProof | undefined;
}

export const unconfirmed: Confirmation = { currentPassword: "", passkey: undefined };

/** Validates a form whose input has a `confirmation`: one of the two must be given. */
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

/** The confirmation to send: the passkey's proof or the password. */
export function confirmedInput<Values extends Confirmation>({
  currentPassword,
  passkey,
  ...input
}: Values) {
  return passkey === undefined ? { ...input, currentPassword } : { ...input, passkey };
}
