import { segmentChoicesInput } from "@before-ten/contracts/campaigns/audience-input";
import { campaignAudienceInput } from "@before-ten/contracts/campaigns/input";
import { adminOrKeyProcedure, router } from "../../../trpc/init.ts";
import { countAudience, listSegmentChoices } from "./audience.service.ts";

export const campaignAudienceRouter = router({
  count: adminOrKeyProcedure("campaigns:read")
    .input(campaignAudienceInput)
    .query(({ ctx, input }) => countAudience(ctx.deps, input)),

  choices: adminOrKeyProcedure("campaigns:read")
    .input(segmentChoicesInput)
    .query(({ ctx, input }) => listSegmentChoices(ctx.deps, input)),
});
