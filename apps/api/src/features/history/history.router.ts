import {
  historyExportInput,
  historyIdInput,
  historyListInput,
  historyVersionInput,
  restoreInput,
  securityListInput,
} from "@before-ten/contracts/history/input";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import { historyKindsFor } from "@before-ten/contracts/history/rules";
import { isPermitted } from "@before-ten/contracts/auth/permissions";
import type { SignedIn } from "../../trpc/context.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { planExport } from "./history-files.ts";
import { getChange, listChanges, listSecurityEvents } from "./history.service.ts";
import { previewVersion, restoreVersion } from "./restore-version.service.ts";

export const historyRouter = router({
  list: adminProcedure("history:read")
    .input(historyListInput)
    .query(({ ctx, input }) => listChanges(ctx.deps, input, readKinds(ctx.signedIn))),

  get: adminProcedure("history:read")
    .input(historyIdInput)
    .query(({ ctx, input }) => getChange(ctx.deps, input.id, readKinds(ctx.signedIn))),

  /** Returns the rows; REST writes the file. */
  export: adminProcedure("history:read")
    .input(historyExportInput)
    .query(({ ctx, input }) => planExport(ctx.deps, input, readKinds(ctx.signedIn))),

  listSecurity: adminProcedure("users:read")
    .input(securityListInput)
    .query(({ ctx, input }) => listSecurityEvents(ctx.deps, input)),

  previewVersion: adminProcedure("history:read")
    .input(historyVersionInput)
    .query(({ ctx, input }) => previewVersion(ctx.deps, input, readKinds(ctx.signedIn))),

  restore: adminProcedure("history:write")
    .input(restoreInput)
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx.signedIn;
      const restored = await restoreVersion(ctx.deps, input, {
        kinds: historyKindsFor(user, "write"),
        isOwner: isPermitted(user, "settings:write"),
      });
      const isWhole = restored.stays.length === 0;
      return { ...restored, message: isWhole ? messages.restored : messages.restoredInPart };
    }),
});

function readKinds({ user }: SignedIn) {
  return historyKindsFor(user, "read");
}
