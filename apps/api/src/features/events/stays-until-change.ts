import { instantsOfChange } from "@before-ten/contracts/events/changing";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { secondsUntilFirst } from "../../cache/freshness.ts";
import { staysFor } from "../../trpc/cacheable-call.ts";
import type { Context } from "../../trpc/context.ts";

/** An answer changes with the first of its events. */
export function staysUntilChange(ctx: Context, events: readonly PublicEvent[]): void {
  const instants = events.flatMap(instantsOfChange);
  staysFor(ctx, secondsUntilFirst(instants, ctx.deps.clock.now()));
}
