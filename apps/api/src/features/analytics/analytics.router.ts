import {
  analyticsInput,
  campaignFiguresInput,
  exportCampaignsInput,
  exportFiguresInput,
  figuresInput,
} from "@before-ten/contracts/analytics/input";
import { eventIdInput } from "@before-ten/contracts/events/query";
import { standingOf } from "../../trpc/context.ts";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { readAnalytics } from "./analytics.service.ts";
import { compareCampaigns, planCampaignsExport } from "./campaign-figures.service.ts";
import { readEventFigures } from "./event-figures.service.ts";
import { planFiguresExport } from "./figures-files.ts";
import { askFigures } from "./figures.service.ts";

const reading = adminOrKeyProcedure("analytics:read");

export const analyticsRouter = router({
  get: reading
    .input(analyticsInput)
    .query(({ ctx, input }) => readAnalytics(ctx.deps, input.period)),

  figures: reading
    .input(figuresInput)
    .query(({ ctx, input }) => askFigures(ctx.deps, input, standingOf(ctx.caller))),

  event: reading
    .input(eventIdInput)
    .query(({ ctx, input }) => readEventFigures(ctx.deps, input.id)),

  campaigns: reading
    .input(campaignFiguresInput)
    .query(({ ctx, input }) => compareCampaigns(ctx.deps, input)),

  exportCampaigns: reading
    .input(exportCampaignsInput)
    .query(({ ctx, input }) => planCampaignsExport(ctx.deps, input)),

  exportFigures: reading
    .input(exportFiguresInput)
    .query(({ ctx, input }) => planFiguresExport(ctx.deps, input)),
});
