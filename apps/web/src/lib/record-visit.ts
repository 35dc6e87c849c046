import type { AppRouter } from "@before-ten/api/app-router";
import type { inferRouterInputs } from "@trpc/server";

type Inputs = inferRouterInputs<AppRouter>;

/** The procedures that count: `events.recordView`. */
export type RecordingProcedure = {
  [Feature in keyof Inputs]: `${Feature}.${Extract<keyof Inputs[Feature], `record${string}`>}`;
}[keyof Inputs];

/** Counts one. It outlives the page, and nobody is told when it doesn't arrive. */
export function recordVisit(
  procedure: RecordingProcedure,
  input: { id: string; campaign?: string | undefined },
): void {
  fetch(`/trpc/${procedure}`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);
}
