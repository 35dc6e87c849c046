import type { AccountUser } from "@before-ten/contracts/auth/output";
import { type Actor, actAs } from "@before-ten/db/actor";
import type { TRPCError } from "@trpc/server";
import { clientLabel } from "../http/client/client-network.ts";
import type { CallingKey, Context, Caller } from "./context.ts";

/** The guards set the history's author, so that no procedure can forget it. */

type Call = Pick<Context, "deps" | "request" | "isRest">;

export function actAsAdmin<Result>(
  call: Call,
  { id, name }: Pick<AccountUser, "id" | "name">,
  work: () => Result,
): Result {
  return actAs({ kind: "admin", id, name, ...originOf(call) }, work);
}

export function actAsKey<Result>(
  call: Call,
  { id, name }: Pick<CallingKey, "id" | "name">,
  work: () => Result,
): Result {
  return actAs({ kind: "key", id, name, ...originOf(call) }, work);
}

/** For visitors and plain users, whose acts only appear among the security events. */
export function actAsVisitor<Result>(call: Call, work: () => Result): Result {
  return actAs({ kind: "visitor", id: "", name: "", ...originOf(call) }, work);
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
