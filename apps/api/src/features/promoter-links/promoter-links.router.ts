import { eventIdInput } from "@before-ten/contracts/events/query";
import {
  createPromoterLinkInput,
  promoterLinkIdInput,
} from "@before-ten/contracts/promoter-links/input";
import { promoterLinkMessages } from "@before-ten/contracts/promoter-links/messages";
import { promoterLinkOutput } from "@before-ten/contracts/promoter-links/output";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import {
  createPromoterLink,
  deletePromoterLink,
  listPromoterLinks,
} from "./promoter-links.service.ts";

export const promoterLinksRouter = router({
  list: adminOrKeyProcedure("analytics:read")
    .input(eventIdInput)
    .query(({ ctx, input }) => listPromoterLinks(ctx.deps, input.id)),

  create: adminOrKeyProcedure("events:write")
    .meta({ changesNoPage: true, idempotent: true })
    .input(createPromoterLinkInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, promoterLinkOutput, async () => (deps) => createPromoterLink(deps, input)),
    ),

  delete: adminOrKeyProcedure("events:write")
    .meta({ changesNoPage: true })
    .input(promoterLinkIdInput)
    .mutation(async ({ ctx, input }) => {
      await deletePromoterLink(ctx.deps, input.id);
      return { message: promoterLinkMessages.deleted };
    }),
});
