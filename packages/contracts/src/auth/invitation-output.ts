import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { adminRoles } from "./permissions.ts";

const adminRole = z.enum(adminRoles).meta({ examples: ["editor"] });

/** An open invitation, as owners see it. */
export const invitationOutput = z.object({
  id: idOutput,
  email: text("bo@mail.example"),
  adminRole,
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
  invitedBy: text("Ana"),
  hasAccount: z.boolean().meta({
    description:
      "The address has an account: it gets the name and password that they choose, and everything else that opened it ends",
    examples: [false],
  }),
});

export type Invitation = z.infer<typeof invitationOutput>;
export type OpenInvitation = z.infer<typeof openInvitationOutput>;
