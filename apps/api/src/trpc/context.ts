import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { SignedIn } from "../features/auth/sessions.ts";
import type { LoginAttempt } from "../login-attempt.ts";
import type { CountCall } from "../rate-limits.ts";
import type { Visitor } from "../visitors.ts";

/** What a procedure knows of the call it answers. REST, tRPC and server rendering all make the same one. */
export interface Context {
  deps: Deps;
  countCall: CountCall;
  loginAttempt: (account: string) => LoginAttempt;
  /** Looks the session up with the first call that needs it; undefined without a valid one. */
  findSignedIn: () => Promise<SignedIn | undefined>;
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}
