import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { invitationOutput, openInvitationOutput } from "@before-ten/contracts/auth/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { params } from "../../../rest/decode.ts";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { presentSession, tokenAnswer } from "../auth.rest.ts";
import { userAnswer } from "../user-answer.ts";
import { invitationsRouter } from "./invitations.router.ts";

const invitationAnswer = entityAnswer("Invitation", invitationOutput);
const exampleToken = "zq3kx7v5m2";

const { rest } = rowsOf({ invitations: invitationsRouter });

export const invitationRoutes = [
  rest({
    method: "GET",
    path: "/admin/invitations",
    procedure: "invitations.list",
    doc: {
      summary: "List invitations",
      description: "Those not yet accepted, latest first.",
      answer: { data: z.array(invitationAnswer) },
    },
    body: (invitations) => ({ data: invitations.map(withUnderscoreId) }),
  }),
  rest({
    method: "POST",
    path: "/admin/invitations",
    procedure: "invitations.create",
    doc: {
      summary: "Invite an admin",
      description:
        "Emails a single-use link that makes the reader of the address an admin. `hasAccount` is true if the address already has an account.",
      example: { email: "bo@mail.example", adminRole: "editor" },
      limited: true,
      refuses: { 409: "The address is an admin's or already invited." },
      answer: { data: invitationAnswer },
    },
    status: 201,
    body: (invitation) => ({ data: withUnderscoreId(invitation) }),
  }),
  rest({
    method: "POST",
    path: "/admin/invitations/:id/resend",
    procedure: "invitations.resend",
    doc: {
      summary: "Send an invitation again",
      description: "It is valid for the full time again, and earlier links stop working.",
      example: { id: exampleId },
      limited: true,
      answer: { data: invitationAnswer },
    },
    decode: params,
    body: (invitation) => ({ data: withUnderscoreId(invitation) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/invitations/:id",
    procedure: "invitations.revoke",
    doc: {
      summary: "Revoke an invitation",
      description: "Its link stops working.",
      example: { id: exampleId },
      answer: { message: text(userMessages.invitationRevoked) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/auth/invitation/:token",
    procedure: "invitations.find",
    doc: {
      summary: "Read an invitation",
      description: "With the token of the mailed link, which stays valid.",
      example: { token: exampleToken },
      limited: true,
      answer: { data: openInvitationOutput },
    },
    body: (invitation) => ({ data: invitation }),
  }),
  rest({
    method: "POST",
    path: "/auth/invitation/:token",
    procedure: "invitations.accept",
    doc: {
      summary: "Accept an invitation",
      description:
        "With the token of the mailed link, which works once. Makes an account with this name and password, and signs in. An account that the address has gets this name and password, and everything else that opened it ends: sessions, passkeys, recovery codes, mailed links and API keys.",
      example: { token: exampleToken, name: "Bo", password: "four odd walnut drums" },
      limited: true,
      refuses: { 409: "The account already belongs to an admin." },
      answer: {
        user: userAnswer,
        token: tokenAnswer,
      },
    },
    body: presentSession,
  }),
];
