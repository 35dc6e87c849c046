import type { FastifyInstance } from "fastify";
import { callRest, mutateTrpc } from "../calls.ts";
import { examplePassword } from "./signed-in.ts";

/** What users do with their own account, over REST where there is a REST call. */
export function accountCalls(app: FastifyInstance) {
  return {
    me: (token: string) => callRest(app, "GET", "/auth/me", { token }),
    /** Requests another address. */
    move: (token: string, email: string) =>
      callRest(app, "PUT", "/auth/update-profile", { token, payload: { email } }),
    verify: (token: string) => callRest(app, "PUT", `/auth/verify-email/${token}`),
    undo: (token: string) =>
      mutateTrpc<{ message: string; resetToken: string }>(app, "auth.undoEmailChange", { token }),
    reset: (token: string, password: string) =>
      callRest(app, "PUT", `/auth/reset-password/${token}`, { payload: { password } }),
    register: (email: string) =>
      callRest(app, "POST", "/auth/register", {
        payload: { name: "Bo", email, password: "five calm purple lanterns" },
      }),
    /** Returns the status. */
    login: async (email: string, password = examplePassword): Promise<number> =>
      (await callRest(app, "POST", "/auth/login", { payload: { email, password } })).status,
  };
}
