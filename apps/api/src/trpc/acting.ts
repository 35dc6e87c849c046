import type { AccountUser } from "@before-ten/contracts/auth/output";
import { type Actor, actAs } from "@before-ten/db/actor";
import { clientLabel } from "../http/client/client-label.ts";
import type { CallingKey, Context } from "./context.ts";

/**
 * The author recorded in the history for what a procedure writes. The guards set it, so that no
 * procedure can forget it.
 */

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
