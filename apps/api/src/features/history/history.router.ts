import {
  historyExportInput,
  historyIdInput,
  historyListInput,
  historyVersionInput,
  securityListInput,
} from "@before-ten/contracts/history/input";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import { adminProcedure, router } from "../../trpc/init.ts";
import { planExport } from "./history-files.ts";
import { getChange, listChanges, listSecurityEvents } from "./history.service.ts";
import { previewVersion, restoreVersion } from "./restore-version.service.ts";

export const historyRouter = router({
  list: adminProcedure("history:read")
    .input(historyListInput)
    .query(({ ctx, input }) => listChanges(ctx.deps, input)),

  get: adminProcedure("history:read")
    .input(historyIdInput)
    .query(({ ctx, input }) => getChange(ctx.deps, input.id)),

  /** Returns the rows; REST writes the file. */
  export: adminProcedure("history:read")
    .input(historyExportInput)
    .query(({ ctx, input }) => planExport(ctx.deps, input)),

  listSecurity: adminProcedure("history:read")
    .input(securityListInput)
    .query(({ ctx, input }) => listSecurityEvents(ctx.deps, input)),

  previewVersion: adminProcedure("history:read")
    .input(historyVersionInput)
    .query(async ({ ctx, input }) => ({ changes: await previewVersion(ctx.deps, input) })),

  restore: adminProcedure("history:write")
    .input(historyVersionInput)
    .mutation(async ({ ctx, input }) => {
      const restored = await restoreVersion(ctx.deps, input);
      return { ...restored, message: messages.restored };
    }),
});
