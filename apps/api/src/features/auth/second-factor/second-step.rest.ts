import {
  type AccountUser,
  passkeyOptionsOutput,
  sessionOutput,
} from "@before-ten/contracts/auth/output";
import { rowsOf } from "../../../rest/route.ts";
import { withUnderscoreId } from "../../../rest/underscore-id.ts";
import { router } from "../../../trpc/init.ts";
import { userAnswer } from "../user-answer.ts";
import { secondStepProcedures } from "./second-step.router.ts";

const { rest } = rowsOf({ auth: router(secondStepProcedures) });

const signedInAnswer = { user: userAnswer, token: sessionOutput.shape.token };

function signedIn({ user, token }: { user: AccountUser; token: string }) {
  return { user: withUnderscoreId(user), token };
}

const pendingToken = "s3dQx9LkWm2VbNz5RtEjAo";
const exampleProof = {
  id: "Zm91ciBsZW1vbnM",
  rawId: "Zm91ciBsZW1vbnM",
  type: "public-key",
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
    authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
    signature: "MEUCIQDx",
  },
};
const pendingOver =
  "The sign-in has ended: it was finished, or the password was entered over ten minutes ago.";

export const secondStepRoutes = [
  rest({
    method: "POST",
    path: "/auth/second-factor/options",
    procedure: "auth.secondFactorOptions",
    doc: {
      summary: "Request a passkey challenge after the password",
      description:
        "A challenge for one of the account's passkeys, with `secondFactor.token` from signing in. Passkeys only work on the site's own pages.",
      example: { token: pendingToken },
      limited: true,
      refuses: { 401: pendingOver },
      answer: { options: passkeyOptionsOutput },
    },
    body: (options) => ({ options }),
  }),
  rest({
    method: "POST",
    path: "/auth/second-factor/passkey",
    procedure: "auth.secondFactorByPasskey",
    doc: {
      summary: "Finish signing in with a passkey",
      description: "Answers a token for further calls.",
      example: { token: pendingToken, passkey: exampleProof },
      limited: true,
      refuses: { 401: `${pendingOver} Or the passkey didn't sign the challenge.` },
      answer: signedInAnswer,
    },
    body: signedIn,
  }),
  rest({
    method: "POST",
    path: "/auth/second-factor/recovery-code",
    procedure: "auth.secondFactorByCode",
    doc: {
      summary: "Finish signing in with a recovery code",
      description:
        "Each code works once; the account's owner is told by email. A wrong one counts as a failed sign-in.",
      example: { token: pendingToken, code: "k4mz2q-7hw3xd-9tn5vb-c8rj1e" },
      limited: true,
      refuses: { 401: pendingOver },
      answer: signedInAnswer,
    },
    body: signedIn,
  }),
  rest({
    method: "POST",
    path: "/auth/passkey/options",
    procedure: "auth.passkeyOptions",
    doc: {
      summary: "Request a challenge for any passkey",
      description:
        "A challenge for any passkey of the site. Passkeys only work on the site's own pages.",
      limited: true,
      answer: { options: passkeyOptionsOutput },
    },
    body: (options) => ({ options }),
  }),
  rest({
    method: "POST",
    path: "/auth/passkey",
    procedure: "auth.loginByPasskey",
    doc: {
      summary: "Sign in with a passkey",
      description: "Answers a token for further calls. No second step follows.",
      example: { passkey: exampleProof },
      limited: true,
      refuses: { 401: "No account has the passkey, or it didn't sign the challenge." },
      answer: signedInAnswer,
    },
    body: signedIn,
  }),
];
