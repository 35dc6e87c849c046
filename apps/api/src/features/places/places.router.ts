import type { FoundPlace } from "@before-ten/contracts/places/output";
import { placeInput, placesInput } from "@before-ten/contracts/places/input";
import type { FastifyBaseLogger } from "fastify";
import { adminProcedure, router } from "../../trpc/init.ts";

export const placesRouter = router({
  /** Without a configured service, the form doesn't wait for suggestions. */
  status: adminProcedure("events:write").query(({ ctx }) => ({ isSetUp: ctx.deps.places.isSetUp })),

  suggest: adminProcedure("events:write")
    .input(placesInput)
    .query(async ({ ctx, input }): Promise<{ suggestions: FoundPlace[] }> => {
      const { log } = ctx.request;
      return { suggestions: (await ifItWorks(log, ctx.deps.places.suggest(input))) ?? [] };
    }),

  get: adminProcedure("events:write")
    .input(placeInput)
    .query(async ({ ctx, input }): Promise<{ place: FoundPlace | null }> => {
      const { log } = ctx.request;
      return { place: (await ifItWorks(log, ctx.deps.places.find(input.placeId))) ?? null };
    }),
});

/** A failing service must not keep the admin from typing. */
async function ifItWorks<Answer>(
  log: FastifyBaseLogger,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    log.warn({ err: error }, "the address search failed");
    return undefined;
  }
}
