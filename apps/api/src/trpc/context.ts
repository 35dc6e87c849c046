import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import type { Permission, Standing } from "@before-ten/contracts/auth/permissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps, StandingAccess } from "../deps.ts";
import type { CountCall } from "../http/rate-limits.ts";
import type { Visitor } from "../http/client/visitors.ts";

/**
 * A procedure's context for the call it answers. REST, tRPC and server rendering all create the
 * same one. `app.ts` adds what the features know about accounts and keys.
 */
export interface Context {
  deps: Deps;
  countCall: CountCall;
  /**
   * RATE_LIMIT_FACTOR: `countCall` applies it; other counters must multiply their limits
   * themselves.
   */
  rateLimitFactor: number;
  /** True if the call came over REST; otherwise it came from the admin area or a page. */
  isRest: boolean;
  /** Looks the session up on first use; undefined without a valid one. */
  findSignedIn: () => Promise<SignedIn | undefined>;
  /** The same for an API key. */
  findCallingKey: () => Promise<CallingKey | undefined>;
  /** The caller's id once it has been looked up, for the log. */
  known: { userId?: string; keyId?: string };
  /** How many seconds a cacheable procedure's answer stays valid. */
  freshness: { seconds: number };
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CreateContext = (call: { req: FastifyRequest; res: FastifyReply }) => Context;

/** The caller, and their token. */
export interface SignedIn {
  user: AccountUser;
  token: string;
  /** All admins need a second factor, and this one has none: they may only set one up. */
  lacksSecondFactor: boolean;
  /** The access that is checked: of any signed-in user, or with that permission. */
  accessAs: (as: "user" | Permission) => StandingAccess;
  /**
   * Asks for the password again. A wrong one counts as a failed sign-in. Returns the hash that
   * matched, because it may have changed by the time of the write.
   * @throws AppError BAD_REQUEST for the field `currentPassword`, or TOO_MANY_REQUESTS
   */
  checkPassword: (currentPassword: string) => Promise<string>;
  /**
   * Asks for one of the account's passkeys instead.
   * @throws AppError BAD_REQUEST for the field `passkey`
   */
  checkPasskey: (proof: PasskeyProof) => Promise<void>;
}

/** The API key used for a call. It can't do more than its maker's role permits. */
export interface CallingKey extends Standing {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  accessAs: (permission: Permission) => StandingAccess;
}

/** The caller of a procedure for admins, and for integrators with a key. */
export type Caller = ({ kind: "admin" } & SignedIn) | { kind: "key"; key: CallingKey };

/** What decides over the caller's access. */
export function standingOf(caller: Caller): Standing {
  return caller.kind === "admin" ? caller.user : caller.key;
}
