import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";
import { maxPasskeyNameLength } from "./rules.ts";

/** In base64url characters: several times what known authenticators return. */
const maxLength = { id: 1_400, part: 8_000 } as const;

function bytes(max: number) {
  return z
    .string(messages.passkeyUnreadable)
    .max(max, messages.passkeyUnreadable)
    .regex(/^[\w-]+$/, messages.passkeyUnreadable);
}

const credential = {
  id: bytes(maxLength.id),
  rawId: bytes(maxLength.id),
  type: z.literal("public-key"),
};

/**
 * A browser's answer when a passkey has signed a challenge: AuthenticationResponseJSON of WebAuthn,
 * without the fields we don't use.
 */
export const passkeyProofSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(maxLength.part),
      authenticatorData: bytes(maxLength.part),
      signature: bytes(maxLength.part),
      userHandle: bytes(maxLength.id).optional(),
    }),
  })
  .meta({
    description: "AuthenticationResponseJSON, as `PublicKeyCredential.toJSON()` answers it",
    examples: [
      {
        id: "Zm91ciBsZW1vbnM",
        rawId: "Zm91ciBsZW1vbnM",
        type: "public-key",
        response: {
          clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
          authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
          signature: "MEUCIQDx",
        },
      },
    ],
  });

export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

const passkeyNameSchema = z
  .string(messages.passkeyNameRequired)
  .transform(singleLine)
  .pipe(
    z
      .string()
      .min(1, messages.passkeyNameRequired)
      .max(maxPasskeyNameLength, messages.passkeyNameTooLong),
  );

/** RegistrationResponseJSON of WebAuthn, without the fields we don't use. */
const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(maxLength.part),
    attestationObject: bytes(maxLength.part),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export type NewPasskeyAnswer = z.infer<typeof newPasskeySchema>;

export const registerPasskeyInput = z
  .object({ name: passkeyNameSchema, passkey: newPasskeySchema })
  .meta({
    examples: [
      {
        name: "Laptop",
        passkey: {
          id: "Zm91ciBsZW1vbnM",
          rawId: "Zm91ciBsZW1vbnM",
          type: "public-key",
          response: {
            clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
            attestationObject: "o2NmbXRkbm9uZQ",
          },
        },
      },
    ],
  });
