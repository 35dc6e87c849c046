import { followChangesInput, listChangesInput } from "@before-ten/contracts/changes/input";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { changesReaderOf, listChanges } from "./changes.service.ts";

export const changesRouter = router({
  /** The kinds are checked one by one, so any caller that reads something else may call. */
  list: adminOrKeyProcedure("analytics:read")
    .input(listChangesInput)
    .query(({ ctx, input }) => {
      const gone = new AbortController();
      ctx.reply.raw.once("close", () => gone.abort());
      const reader = changesReaderOf(ctx.caller, input.kinds);
      return listChanges(ctx.deps, reader, { ...input, signal: gone.signal });
    }),

  /** Returns whose changes to follow; REST writes the stream. */
  follow: adminOrKeyProcedure("analytics:read")
    .input(followChangesInput)
    .query(({ ctx, input: { since, kinds } }) => ({
      since,
      reader: changesReaderOf(ctx.caller, kinds),
    })),
});
