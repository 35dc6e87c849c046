import {
  createWebhookInput,
  listDeliveriesInput,
  updateWebhookInput,
  webhookIdInput,
} from "@before-ten/contracts/webhooks/input";
import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import { adminProcedure, router } from "../../../trpc/init.ts";
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
} from "./webhooks.service.ts";

const change = adminProcedure("keys:write").meta({ changesNoPage: true });

export const webhooksRouter = router({
  list: adminProcedure("keys:read").query(({ ctx }) => listWebhooks(ctx.deps)),

  create: change
    .input(createWebhookInput)
    .mutation(({ ctx, input }) =>
      createWebhook(ctx.deps, { ...input, createdBy: ctx.signedIn.user.id }),
    ),

  update: change
    .input(updateWebhookInput)
    .mutation(({ ctx, input }) => updateWebhook(ctx.deps, input)),

  rotateSecret: change
    .input(webhookIdInput)
    .mutation(({ ctx, input }) => rotateSecret(ctx.deps, input.id)),

  delete: change.input(webhookIdInput).mutation(async ({ ctx, input }) => {
    await deleteWebhook(ctx.deps, input.id);
    return { message: messages.deleted };
  }),

  test: change.input(webhookIdInput).mutation(async ({ ctx, input }) => {
    await testWebhook(ctx.deps, input.id);
    return { message: messages.testQueued };
  }),

  deliveries: adminProcedure("keys:read")
    .input(listDeliveriesInput)
    .query(({ ctx, input }) => listDeliveries(ctx.deps, input)),

  replay: change.input(webhookIdInput).mutation(async ({ ctx, input }) => {
    await replayDelivery(ctx.deps, input.id);
    return { message: messages.replayed };
  }),
});
