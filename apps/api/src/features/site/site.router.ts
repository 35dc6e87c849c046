import { isPermitted } from "@before-ten/contracts/auth/permissions";
import {
  discardDraftsInput,
  publishTextsInput,
  saveTextInput,
} from "@before-ten/contracts/site/input";
import { type Caller, standingOf } from "../../trpc/context.ts";
import { adminOrKeyProcedure, cacheableProcedure, router } from "../../trpc/init.ts";
import { discardDrafts, listTexts, publishTexts, saveText } from "./site.service.ts";

export const siteRouter = router({
  /** What visitors read instead of the defaults, for the admin area's own lists and words. */
  changedTexts: cacheableProcedure.query(
    async ({ ctx }) => (await ctx.deps.siteTexts.read()).changed,
  ),

  listTexts: adminOrKeyProcedure("site:read").query(({ ctx }) => listTexts(ctx.deps)),

  saveText: adminOrKeyProcedure("site:write")
    .input(saveTextInput)
    .mutation(({ ctx, input }) => saveText(ctx.deps, input, { isOwner: isOwner(ctx.caller) })),

  publishTexts: adminOrKeyProcedure("site:write")
    .input(publishTextsInput)
    .mutation(async ({ ctx, input }) => ({
      published: await publishTexts(ctx.deps, input, { isOwner: isOwner(ctx.caller) }),
    })),

  discardDrafts: adminOrKeyProcedure("site:write")
    .meta({ changesNoPage: true })
    .input(discardDraftsInput)
    .mutation(async ({ ctx, input }) => ({
      discarded: await discardDrafts(ctx.deps, input, { isOwner: isOwner(ctx.caller) }),
    })),
});

/** A key may do what its maker may. */
function isOwner(caller: Caller): boolean {
  return isPermitted(standingOf(caller), "settings:write");
}
