import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import type { PasskeyOptions, PendingSignIn } from "@before-ten/contracts/auth/output";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { type Authenticator, createAuthenticator } from "./authenticator.ts";
import { mutateTrpc } from "../calls.ts";
import { examplePassword, signedInAs } from "./signed-in.ts";

interface Registered {
  passkey: { id: string; name: string };
  recoveryCodes: string[] | null;
}

/** The admins' calls about passkeys, over tRPC. */
export function passkeyCalls(app: FastifyInstance, deps: Deps) {
  /** A challenge, and the rest of the server's answer. */
  async function challengeFor(procedure: string, input: object, token?: string) {
    const { body, status } = await mutateTrpc<PasskeyOptions>(app, procedure, input, { token });
    return { challenge: body.result?.data.challenge ?? "", options: body.result?.data, status };
  }

  const calls = {
    challengeFor,

    /** Registers a new passkey, or that of a given authenticator. */
    register: async (
      token: string,
      { authenticator = createAuthenticator(deps.site), name = "Laptop" } = {},
    ) => {
      const confirmed = { currentPassword: examplePassword };
      const { challenge } = await challengeFor(
        "secondFactor.registrationOptions",
        confirmed,
        token,
      );
      const input = { name, passkey: authenticator.register(challenge) };
      const answer = await mutateTrpc<Registered>(app, "secondFactor.registerPasskey", input, {
        token,
      });
      return { authenticator, ...answer };
    },

    /** Proof for actions that ask for it again. */
    confirm: async (token: string, authenticator: Authenticator): Promise<PasskeyProof> => {
      const { challenge } = await challengeFor("secondFactor.confirmationOptions", {}, token);
      return authenticator.sign(challenge);
    },

    /** A signed-in admin with a passkey and recovery codes. */
    adminWithPasskey: async (email?: string) => {
      const named = email === undefined ? {} : { email };
      const session = await signedInAs(deps, "admin", { ...named, isConfirmed: true });
      const { authenticator, body } = await calls.register(session.token);
      const { passkey, recoveryCodes } = body.result?.data ?? {};
      return {
        ...session,
        authenticator,
        passkeyId: passkey?.id ?? "",
        codes: recoveryCodes ?? [],
      };
    },

    /** The first step of a sign-in. */
    signIn: async (email: string): Promise<PendingSignIn> => {
      const input = { email, password: examplePassword };
      const { body } = await mutateTrpc<{ secondFactor?: PendingSignIn }>(app, "auth.login", input);
      const pending = body.result?.data.secondFactor;
      if (pending === undefined) throw new Error(`${email} was signed in without a second factor`);
      return pending;
    },
  };
  return calls;
}
