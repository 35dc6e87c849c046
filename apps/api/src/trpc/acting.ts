import { AsyncLocalStorage } from "node:async_hooks";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { type Actor, actAs } from "@before-ten/db/actor";
import type { TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { clientLabel } from "../http/client/client-network.ts";
import type { CallingKey, Context, Caller } from "./context.ts";

/** The guards set the history's author, so that no procedure can forget it. */

type Call = Pick<Context, "deps" | "request" | "isRest">;

export function actAsAdmin<Result>(
  call: Call,
  { id, name, reach }: Pick<AccountUser, "id" | "name" | "reach">,
  work: () => Result,
): Result {
  return actAsCaller(call, { kind: "admin", id, name, reach }, work);
}

export function actAsKey<Result>(
  call: Call,
  { id, name, reach }: Pick<CallingKey, "id" | "name" | "reach">,
  work: () => Result,
): Result {
  return actAsCaller(call, { kind: "key", id, name, reach }, work);
}

/** For visitors and plain users, whose acts only appear among the security events. */
export function actAsVisitor<Result>(call: Call, work: () => Result): Result {
  return actAs({ kind: "visitor", id: "", name: "", ...originOf(call) }, work);
}

/** Files are written after their procedure has answered. */
const callers = new WeakMap<FastifyRequest, ReturnType<typeof AsyncLocalStorage.snapshot>>();

function actAsCaller<Result>(
  call: Call,
  caller: Pick<Actor, "kind" | "id" | "name"> & { reach: Reach | null },
  work: () => Result,
): Result {
  return actAs({ ...caller, ...originOf(call) }, () => {
    callers.set(call.request, AsyncLocalStorage.snapshot());
    return work();
  });
}

/** Continues as the admin or API key that the request's procedures have found. */
export function asCallerOf<Result>(request: FastifyRequest, work: () => Result): Result {
  return callers.get(request)?.(work) ?? work();
}

function originOf({ deps, request, isRest }: Call): Pick<Actor, "via" | "client"> {
  return {
    via: isRest ? "api" : "admin-area",
    client: clientLabel(deps.countingSecret, request.ip),
  };
}

/** An author, as histories name them; the id is null for an API key. */
interface Author {
  id: string | null;
  name: string;
}

/** The author's name for a history, kept even after their account or key is gone. */
export function authorOf(caller: Caller): Author {
  if (caller.kind === "key") return { id: null, name: `API key ${caller.key.name}` };
  const { id, name } = caller.user;
  return { id, name };
}

interface AnsweredCall {
  path: string;
  type: string;
  /** Why it was refused; undefined: it succeeded. */
  refusal: TRPCError["code"] | undefined;
}

/**
 * What an operator looks for after an account takeover: every refused call, and every change made
 * by a signed-in caller or during a sign-in. People appear as ids; `client` tells networks apart.
 */
export function logCall(
  { deps: { countingSecret }, request, known }: Pick<Context, "deps" | "request" | "known">,
  { path: procedure, type, refusal }: AnsweredCall,
): void {
  const isKnown = known.userId !== undefined || known.keyId !== undefined;
  const isChange = type === "mutation" && (isKnown || procedure.startsWith("auth."));
  if (refusal === undefined && !isChange) return;
  // A server error has its own log line with the error.
  if (refusal === "INTERNAL_SERVER_ERROR" || refusal === "SERVICE_UNAVAILABLE") return;
  const client = clientLabel(countingSecret, request.ip);
  request.log.info(
    { procedure, code: refusal, ...known, client },
    refusal === undefined ? "call done" : "call refused",
  );
}
