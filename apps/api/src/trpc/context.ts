import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import type { AdminRole, Permission } from "@before-ten/contracts/auth/permissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps, StandingAccess } from "../deps.ts";
import type { CountCall } from "../http/rate-limits.ts";
import type { Visitor } from "../http/visitors.ts";

/**
 * What a procedure knows of the call it answers. REST, tRPC and server rendering all make the same
 * one. `app.ts` fills in what the features know of accounts and keys.
 */
export interface Context {
  deps: Deps;
  countCall: CountCall;
  /**
   * RATE_LIMIT_FACTOR: `countCall` heeds it; whatever is counted elsewhere has to multiply its
   * limits itself.
   */
  rateLimitFactor: number;
  /** The call came over REST; otherwise from the admin area or a page. */
  isRest: boolean;
  /** Looks the session up with the first call that needs it; undefined without a valid one. */
  findSignedIn: () => Promise<SignedIn | undefined>;
  /** The same for an API key. */
  findCallingKey: () => Promise<CallingKey | undefined>;
  /** The caller's id once it has been looked up, for the log. */
  known: { userId?: string; keyId?: string };
  /** For how many seconds the answer of a cacheable procedure stays as it is. */
  freshness: { seconds: number };
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CreateContext = (call: { req: FastifyRequest; res: FastifyReply }) => Context;

/** Who makes a call, and by which token. */
export interface SignedIn {
  user: AccountUser;
  token: string;
  /** Every admin needs a second factor, and this one has none: they may only set one up. */
  lacksSecondFactor: boolean;
  /** What lets them in where anybody signed in is, or where that permission is asked for. */
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

/** The API key by which a call is made. */
export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** A key can't do more than its maker's role permits. */
  makerRole: AdminRole | null;
  accessAs: (permission: Permission) => StandingAccess;
}

/** Who makes a call that admins may make, and integrators with a key. */
export type Caller = ({ kind: "admin" } & SignedIn) | { kind: "key"; key: CallingKey };
