import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { CallingKey } from "../features/api-keys/calling-key.ts";
import type { SignedIn } from "../features/auth/sessions.ts";
import type { LoginAttempt, PasswordAttempt } from "../features/auth/login-attempt.ts";
import type { CountCall } from "../http/rate-limits.ts";
import type { Visitor } from "../http/visitors.ts";

/** What a procedure knows of the call it answers. REST, tRPC and server rendering all make the same one. */
export interface Context {
  deps: Deps;
  countCall: CountCall;
  loginAttempt: (account: string) => LoginAttempt;
  passwordAttempt: (account: string) => PasswordAttempt;
  /** The call came over REST; otherwise from the admin area or a page. */
  isRest: boolean;
  /** Looks the session up with the first call that needs it; undefined without a valid one. */
  findSignedIn: () => Promise<SignedIn | undefined>;
  /** The same for an API key. */
  findCallingKey: () => Promise<CallingKey | undefined>;
  /** Who that is, as soon as somebody has looked: for the log. */
  known: { userId?: string; keyId?: string };
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who makes a call that admins may make, and integrators with a key. */
export type Caller = ({ kind: "admin" } & SignedIn) | { kind: "key"; key: CallingKey };
