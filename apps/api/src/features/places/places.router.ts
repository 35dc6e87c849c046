import type { EventLocation } from "@before-ten/contracts/location";
import { placesInput } from "@before-ten/contracts/places";
import { adminProcedure, router } from "../../trpc/init.ts";

export const placesRouter = router({
  /** A service that fails is no reason to stop typing: then there are no suggestions. */
  suggest: adminProcedure
    .input(placesInput)
    .query(async ({ ctx, input }): Promise<{ suggestions: EventLocation[] }> => {
      try {
        return { suggestions: await ctx.deps.places.suggest(input) };
      } catch (error) {
        ctx.request.log.warn({ err: error }, "the address search failed");
        return { suggestions: [] };
      }
    }),
});
