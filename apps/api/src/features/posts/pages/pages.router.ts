import {
  createPageInput,
  pageIdInput,
  pageListInput,
  updatePageInput,
} from "@before-ten/contracts/pages/input";
import { pageMessages } from "@before-ten/contracts/pages/messages";
import { adminPageOutput } from "@before-ten/contracts/pages/output";
import { authorOf } from "../../../trpc/acting.ts";
import { adminOrKeyProcedure, cacheableProcedure, router } from "../../../trpc/init.ts";
import { saveOnce } from "../../../trpc/save-once.ts";
import {
  createPage,
  deletePage,
  getAnyPage,
  getPage,
  listPagesForAdmin,
  updatePage,
} from "./pages.service.ts";

export const pagesRouter = router({
  get: cacheableProcedure.input(pageIdInput).query(({ ctx, input }) => getPage(ctx.deps, input.id)),

  listForAdmin: adminOrKeyProcedure("site:read")
    .input(pageListInput)
    .query(({ ctx, input }) => listPagesForAdmin(ctx.deps, input)),

  getForAdmin: adminOrKeyProcedure("site:read")
    .input(pageIdInput)
    .query(({ ctx, input }) => getAnyPage(ctx.deps, input.id)),

  create: adminOrKeyProcedure("site:write")
    .meta({ idempotent: true })
    .input(createPageInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, adminPageOutput, async () => (deps) => createPage(deps, input)),
    ),

  update: adminOrKeyProcedure("site:write")
    .input(updatePageInput)
    .mutation(({ ctx, input }) => updatePage(ctx.deps, input)),

  delete: adminOrKeyProcedure("site:write")
    .input(pageIdInput)
    .mutation(async ({ ctx, input }) => {
      await deletePage(ctx.deps, { id: input.id, deletedBy: authorOf(ctx.caller) });
      return { message: pageMessages.deleted };
    }),
});
