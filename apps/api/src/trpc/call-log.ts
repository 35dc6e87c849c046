import type { TRPCError } from "@trpc/server";
import { clientLabel } from "../http/client/client-label.ts";
import type { Context } from "./context.ts";

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
