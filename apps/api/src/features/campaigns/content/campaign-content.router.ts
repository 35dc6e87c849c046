import { campaignContentInput } from "@before-ten/contracts/campaigns/input";
import {
  contentChoicesInput,
  imageChoicesInput,
} from "@before-ten/contracts/campaigns/content-input";
import { contentMessages } from "@before-ten/contracts/campaigns/content-messages";
import { z } from "zod";
import { formInput, imageInput } from "../../../trpc/form-input.ts";
import { adminOrKeyProcedure, adminProcedure, limited, router } from "../../../trpc/init.ts";
import {
  chooseEvents,
  chooseImages,
  choosePosts,
  previewCampaign,
  renderCampaignImage,
  sendCampaignTest,
  storeCampaignImage,
} from "./campaign-content.service.ts";

const testLimit = {
  name: "campaignTest",
  max: 20,
  windowMs: 15 * 60_000,
  message: contentMessages.tooManyTests,
};

export const campaignContentRouter = router({
  /**
   * A mutation although it changes nothing, because a mail's content doesn't fit into a query
   * string.
   */
  preview: adminOrKeyProcedure("campaigns:read")
    .meta({ changesNoPage: true })
    .input(campaignContentInput)
    .mutation(({ ctx, input }) => previewCampaign(ctx.deps, input)),

  sendTest: adminProcedure("campaigns:write")
    .meta({ changesNoPage: true })
    .use(limited(testLimit))
    .input(campaignContentInput)
    .mutation(({ ctx, input }) =>
      sendCampaignTest(ctx.deps, { admin: ctx.signedIn.user, content: input }),
    ),

  listEvents: adminOrKeyProcedure("campaigns:read")
    .input(contentChoicesInput)
    .query(({ ctx, input }) => chooseEvents(ctx.deps, input)),

  listPosts: adminOrKeyProcedure("campaigns:read")
    .input(contentChoicesInput)
    .query(({ ctx, input }) => choosePosts(ctx.deps, input)),

  listImages: adminOrKeyProcedure("campaigns:read")
    .input(imageChoicesInput)
    .query(({ ctx, input }) => chooseImages(ctx.deps, input.search)),

  /** An image is named by its content, so a repeated upload doesn't create a second one. */
  uploadImage: adminOrKeyProcedure("campaigns:write")
    .meta({ changesNoPage: true })
    .input(formInput(z.object({ image: imageInput })))
    .mutation(async ({ ctx, input }) =>
      storeCampaignImage(ctx.deps, await renderCampaignImage(ctx.deps, input.image)),
    ),
});
