import { type AccountUser, pendingSignInOutput } from "@before-ten/contracts/auth/output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { text } from "@before-ten/contracts/shared/output";
import { params } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";
import { authRouter } from "./auth.router.ts";
import type { PendingLogin } from "./second-factor/pending-sign-in.ts";
import type { Session } from "./sessions/sessions.ts";
import { userAnswer } from "./user-answer.ts";

const exampleAccount = {
  name: "Ana",
  email: "ana@mail.example",
  password: "four lemons dance slowly",
};
const exampleToken = "zq3kx7v5m2";

export const tokenAnswer = text(
  "lgdoqmxrj4kc7ns2",
  "Send it as `Authorization: Bearer …` with the calls that need it",
);

const { rest } = rowsOf({ auth: authRouter });

export const authRoutes = [
  rest({
    method: "POST",
    path: "/auth/register",
    procedure: "auth.register",
    doc: {
      summary: "Create an account",
      description:
        "Creates a user without admin rights and signs in. The address gets an email with a confirmation link.",
      example: exampleAccount,
      limited: true,
      refuses: { 409: "An account with this address already exists." },
      answer: { data: userAnswer, user: userAnswer, token: tokenAnswer },
    },
    status: 201,
    body: ({ user, token }) => ({ data: withUnderscoreId(user), ...account(user), token }),
  }),
  rest({
    method: "POST",
    path: "/auth/login",
    procedure: "auth.login",
    doc: {
      summary: "Sign in",
      description:
        "Answers `user` and a `token` for the calls that need one. An account with a second factor gets `secondFactor` instead: with its token a recovery code or a passkey finishes the sign-in.",
      example: { email: exampleAccount.email, password: exampleAccount.password },
      limited: true,
      refuses: { 401: "The address or the password is wrong." },
      answer: {
        user: userAnswer.optional(),
        token: tokenAnswer.optional(),
        secondFactor: pendingSignInOutput.optional(),
      },
    },
    body: presentLogin,
  }),
  rest({
    method: "POST",
    path: "/auth/logout",
    procedure: "auth.logout",
    doc: {
      summary: "Sign out",
      description: "The token becomes invalid.",
      answer: { message: text(authMessages.loggedOut) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/auth/me",
    procedure: "auth.me",
    doc: {
      summary: "Read your own account",
      description: "The account of the token.",
      answer: { user: userAnswer },
    },
    body: account,
  }),
  rest({
    method: "PUT",
    path: "/auth/update-profile",
    procedure: "auth.updateProfile",
    doc: {
      limited: true,
      summary: "Change your own account",
      description:
        "Fields that aren't sent stay as they are. A new address stays in `pendingEmail` until the link mailed to it is opened; the current address gets an email with a link that stops the change. Sending the current address cancels the pending one.",
      example: { name: "Ana Silva" },
      refuses: { 409: "An account with this address already exists." },
      answer: { user: userAnswer },
    },
    body: account,
  }),
  rest({
    method: "PUT",
    path: "/auth/update-password",
    procedure: "auth.updatePassword",
    doc: {
      summary: "Change your own password",
      description: "Ends every other session of the account.",
      example: {
        currentPassword: exampleAccount.password,
        newPassword: "seven rivers paint the gate",
      },
      limited: true,
      answer: { message: text(authMessages.passwordUpdated) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/auth/forgot-password",
    procedure: "auth.forgotPassword",
    doc: {
      summary: "Request a password reset",
      description: "Answers the same for every address; if there is an account, a link is mailed.",
      example: { email: exampleAccount.email },
      limited: true,
      answer: { message: text(authMessages.resetRequested) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "PUT",
    path: "/auth/reset-password/:token",
    procedure: "auth.resetPassword",
    doc: {
      summary: "Set a new password",
      description:
        "With the token of the mailed link, which works once. Ends every session of the account.",
      example: { token: exampleToken, password: "seven rivers paint the gate" },
      limited: true,
      answer: { message: text(authMessages.passwordChanged) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "PUT",
    path: "/auth/verify-email/:token",
    procedure: "auth.verifyEmail",
    doc: {
      summary: "Confirm an address",
      description:
        "With the token of the mailed link, which works once. A pending address becomes the account's address. The first confirmation ends what was set up before it: other sessions than the caller's, passkeys, recovery codes and mailed links.",
      refuses: { 409: "Another account has taken the address meanwhile." },
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(authMessages.emailVerified) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/auth/verify-email",
    procedure: "auth.requestVerification",
    doc: {
      summary: "Resend the confirmation email",
      description: "Earlier links stop working.",
      refuses: { 409: "The address is already confirmed, or a new one is pending." },
      limited: true,
      answer: { message: text(authMessages.verificationSent(exampleAccount.email)) },
    },
    body: ({ message }) => ({ message }),
  }),
];

/** The answer to a correct password: a session, or a second step that has to follow. */
function presentLogin(answer: Session | PendingLogin) {
  return "secondFactor" in answer
    ? { user: undefined, token: undefined, secondFactor: answer.secondFactor }
    : { ...presentSession(answer), secondFactor: undefined };
}

export function presentSession({ user, token }: Session) {
  return { ...account(user), token };
}

function account(user: AccountUser) {
  return { user: withUnderscoreId(user) };
}
