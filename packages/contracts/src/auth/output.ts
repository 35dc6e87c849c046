import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { adminRoles } from "./permissions.ts";
import { reachOutput } from "./reach.ts";
import { userRoles } from "./roles.ts";
import { secondFactorMethods } from "./rules.ts";

/** An account as its owner and admins see it. */
export const accountUserOutput = z.object({
  id: idOutput,
  name: text("Ana"),
  email: text("ana@mail.example"),
  role: z.enum(userRoles).meta({ examples: ["user"] }),
  adminRole: z
    .enum(adminRoles)
    .nullable()
    .meta({
      description: "The admin's role; null for a user",
      examples: [null],
    }),
  reach: reachOutput,
  emailVerified: z.boolean().meta({ examples: [false] }),
  pendingEmail: text("new@mail.example")
    .nullable()
    .meta({
      description: "A new address that isn't confirmed yet; until then `email` applies",
      examples: [null],
    }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
});

export type AccountUser = z.infer<typeof accountUserOutput>;

const adminRole = z.enum(adminRoles).meta({ examples: ["editor"] });

/** An open invitation, as owners see it. */
export const invitationOutput = z.object({
  id: idOutput,
  email: text("bo@mail.example"),
  adminRole,
  reach: reachOutput,
  invitedBy: text("Ana", "The name of the owner who invites"),
  invitedAt: instant("2026-11-20T10:00:00.000Z"),
  expiresAt: instant("2026-11-23T10:00:00.000Z").meta({
    description: "The link in the last email works until then",
  }),
  isExpired: z.boolean().meta({ examples: [false] }),
  hasAccount: z.boolean().meta({
    description:
      "The address has an account that is no admin's. When they accept, it gets a new password, and everything else that opened it ends",
    examples: [false],
  }),
});

/** What the link shows an invited person before they accept. */
export const openInvitationOutput = z.object({
  email: text("bo@mail.example"),
  adminRole,
  places: text("London")
    .nullable()
    .meta({ description: "The places the role is limited to; null: none", examples: [null] }),
  invitedBy: text("Ana"),
  hasAccount: z.boolean().meta({
    description:
      "The address has an account: it gets the name and password that they choose, and everything else that opened it ends",
    examples: [false],
  }),
});

export type Invitation = z.infer<typeof invitationOutput>;
export type OpenInvitation = z.infer<typeof openInvitationOutput>;

const signInToken = text(
  "lgdoqmxrj4kc7ns2",
  "Send it as `Authorization: Bearer …` with the calls that need it",
);

/** The signed-in user. */
export const sessionOutput = z.object({ user: accountUserOutput, token: signInToken });

/** The password was right; a passkey or a recovery code has to follow. */
export const pendingSignInOutput = z
  .object({
    token: text(
      "s3dQx9LkWm2VbNz5RtEjAo",
      "Identifies this sign-in in its second step; it grants no access",
    ),
    expiresAt: instant("2026-11-02T10:10:00.000Z"),
    methods: z.array(z.enum(secondFactorMethods)).meta({
      description: "Ways to finish the second step",
      examples: [["passkey", "recovery-code"]],
    }),
  })
  .meta({ description: "Only for an account with a second factor, in place of user and token" });

export type PendingSignIn = z.infer<typeof pendingSignInOutput>;

const knownPasskey = z.object({
  id: text("Zm91ciBsZW1vbnM"),
  type: z.literal("public-key"),
  transports: z
    .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
    .optional(),
});

/** The browser's request to an authenticator: PublicKeyCredentialRequestOptionsJSON. */
export const passkeyOptionsOutput = z
  .object({
    challenge: text("7M1vYk3w0u9xWmPzQhT4s2", "Valid for five minutes, once"),
    rpId: text("beforeten.example"),
    timeout: z.int().meta({ examples: [300_000] }),
    userVerification: z.literal("required"),
    allowCredentials: z.array(knownPasskey),
  })
  .meta({
    description:
      "PublicKeyCredentialRequestOptionsJSON, for `PublicKeyCredential.parseRequestOptionsFromJSON()`",
  });

export type PasskeyOptions = z.infer<typeof passkeyOptionsOutput>;

/** An admin's own passkeys as they see them, without the keys themselves. */
export const passkeyOutput = z.object({
  id: idOutput,
  name: text("Laptop"),
  isSynced: z.boolean().meta({
    description: "Whether a password manager copies it to other devices",
    examples: [true],
  }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  lastUsedAt: instant("2026-11-20T10:00:00.000Z").nullable(),
});

export type Passkey = z.infer<typeof passkeyOutput>;

/** The caller's second factor, and whether owners require one of all admins. */
export const secondFactorOutput = z.object({
  passkeys: z.array(passkeyOutput),
  isEmailConfirmed: z.boolean().meta({
    description: "Passkeys need a confirmed address",
    examples: [true],
  }),
  recoveryCodesLeft: count(10),
  isRequired: z.boolean().meta({
    description: "Whether every admin needs a second factor",
    examples: [false],
  }),
  /** How many admins lack one, for callers who may require it; null for others. */
  adminsWithout: count(0).nullable(),
});

export type SecondFactor = z.infer<typeof secondFactorOutput>;

export const ownSessionOutput = z.object({
  id: idOutput,
  device: text("Firefox on Linux", "Roughly, as the browser calls itself").nullable(),
  isCurrent: z.boolean().meta({ description: "The current session", examples: [true] }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  lastUsedAt: instant("2026-11-20T10:00:00.000Z", "Accurate to a few minutes"),
});

export type OwnSession = z.infer<typeof ownSessionOutput>;
