import {
  eraseInput,
  erasureListInput,
  privacySearchInput,
} from "@before-ten/contracts/privacy/input";
import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import { confirmed } from "../../trpc/confirmed.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { erase, listErasures, searchPerson } from "./privacy.service.ts";

export const privacyRouter = router({
  /** A mutation although it changes nothing, so that the email address doesn't appear in a URL. */
  search: adminProcedure("privacy:read")
    .meta({ changesNoPage: true })
    .input(privacySearchInput)
    .mutation(({ ctx, input }) => searchPerson(ctx.deps, input.email)),

  erase: adminProcedure("privacy:write")
    .meta({ changesNoPage: true })
    .input(eraseInput)
    .use(confirmed)
    .mutation(async ({ ctx, input: { email } }) => ({
      receipt: await erase(ctx.deps, {
        email,
        author: { id: ctx.signedIn.user.id, name: ctx.signedIn.user.name },
      }),
      message: messages.erased,
    })),

  listErasures: adminProcedure("privacy:read")
    .input(erasureListInput)
    .query(({ ctx, input }) => listErasures(ctx.deps, input)),
});
