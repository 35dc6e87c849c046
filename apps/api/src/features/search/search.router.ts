import { findEverythingInput } from "@before-ten/contracts/search/input";
import { adminProcedure, router } from "../../trpc/init.ts";
import { findForAdmin } from "./search.service.ts";

export const searchRouter = router({
  /** Every role may read figures, so the results are limited to what the caller may read. */
  everything: adminProcedure("analytics:read")
    .input(findEverythingInput)
    .query(({ ctx, input }) =>
      findForAdmin(ctx.deps, { search: input.search, standing: ctx.signedIn.user }),
    ),
});
