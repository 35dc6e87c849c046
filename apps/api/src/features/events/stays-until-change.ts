import type { PublicEvent } from "@before-ten/contracts/events/output";
import { secondsUntilFirst } from "../../cache/freshness.ts";
import { staysFor } from "../../trpc/cacheable-call.ts";
import type { Context } from "../../trpc/context.ts";

/** An answer changes when the first of its events ends, or its tickets go on sale. */
export function staysUntilChange(ctx: Context, events: readonly PublicEvent[]): void {
  const instants = events.flatMap(({ endsAt, onSaleFrom }) =>
    onSaleFrom === null ? [endsAt] : [endsAt, onSaleFrom],
  );
  staysFor(ctx, secondsUntilFirst(instants, ctx.deps.clock.now()));
}
