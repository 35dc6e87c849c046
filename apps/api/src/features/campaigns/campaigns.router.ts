import {
  campaignIdInput,
  campaignListInput,
  createCampaignInput,
  sendCampaignInput,
  updateCampaignInput,
} from "@before-ten/contracts/campaigns/input";
import { campaignOutput } from "@before-ten/contracts/campaigns/output";
import { campaignSendMessages } from "@before-ten/contracts/campaigns/send-messages";
import { authorOf } from "../../trpc/acting.ts";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
  readProgress,
  updateCampaign,
} from "./campaigns.service.ts";
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from "./send-campaign.service.ts";

/** Campaigns aren't on the site's pages, so nothing cached changes. */
const writes = adminOrKeyProcedure("campaigns:write").meta({ changesNoPage: true });

export const campaignsRouter = router({
  /** Not with `read`, which gives no access to personal data: a campaign names its author. */
  list: adminOrKeyProcedure("campaigns:read", "campaigns:write")
    .input(campaignListInput)
    .query(({ ctx, input }) => listCampaigns(ctx.deps, input)),

  get: adminOrKeyProcedure("campaigns:read", "campaigns:write")
    .input(campaignIdInput)
    .query(({ ctx, input }) => getCampaign(ctx.deps, input.id)),

  progress: adminOrKeyProcedure("campaigns:read")
    .input(campaignIdInput)
    .query(({ ctx, input }) => readProgress(ctx.deps, input.id)),

  create: writes
    .meta({ idempotent: true })
    .input(createCampaignInput)
    .mutation(({ ctx, input }) =>
      saveOnce(
        ctx,
        campaignOutput,
        async () => (deps) => createCampaign(deps, { ...input, by: authorOf(ctx.caller) }),
      ),
    ),

  duplicate: writes
    .meta({ idempotent: true })
    .input(campaignIdInput)
    .mutation(({ ctx, input }) =>
      saveOnce(
        ctx,
        campaignOutput,
        async () => (deps) => duplicateCampaign(deps, { ...input, by: authorOf(ctx.caller) }),
      ),
    ),

  update: writes
    .input(updateCampaignInput)
    .mutation(({ ctx, input }) => updateCampaign(ctx.deps, input)),

  delete: writes.input(campaignIdInput).mutation(async ({ ctx, input }) => {
    await deleteCampaign(ctx.deps, { id: input.id, deletedBy: authorOf(ctx.caller) });
    return { message: campaignSendMessages.deleted };
  }),

  send: writes.input(sendCampaignInput).mutation(({ ctx, input }) => sendCampaign(ctx.deps, input)),

  cancel: writes
    .input(campaignIdInput)
    .mutation(({ ctx, input }) => cancelCampaign(ctx.deps, input.id)),

  pause: writes
    .input(campaignIdInput)
    .mutation(({ ctx, input }) => pauseCampaign(ctx.deps, input.id)),

  resume: writes
    .input(campaignIdInput)
    .mutation(({ ctx, input }) => resumeCampaign(ctx.deps, input.id)),
});
