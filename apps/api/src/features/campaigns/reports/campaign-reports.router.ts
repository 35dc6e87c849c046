import { reportBounceInput } from "@before-ten/contracts/campaigns/bounce-input";
import { campaignIdInput } from "@before-ten/contracts/campaigns/input";
import { bounceMessages } from "@before-ten/contracts/campaigns/report-messages";
import { adminOrKeyProcedure, router } from "../../../trpc/init.ts";
import { noteReportedBounce } from "../bounces/note-bounces.service.ts";
import { readCampaignReport } from "./campaign-report.service.ts";

export const campaignReportsRouter = router({
  get: adminOrKeyProcedure("campaigns:read")
    .input(campaignIdInput)
    .query(({ ctx, input }) => readCampaignReport(ctx.deps, input.id)),

  noteBounce: adminOrKeyProcedure("campaigns:write")
    .meta({ changesNoPage: true })
    .input(reportBounceInput)
    .mutation(async ({ ctx, input }) => {
      const { noted, isComplaint } = await noteReportedBounce(ctx.deps, input);
      const message = isComplaint ? bounceMessages.complained(noted) : bounceMessages.noted(noted);
      return { noted, message };
    }),
});
