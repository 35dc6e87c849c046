import { eventIdInput } from "@before-ten/contracts/events/query";
import {
  connectSellerInput,
  sellerIdInput,
  reportOrderInput,
  rotateSecretInput,
  sellerCallInput,
} from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import { rawBodyOf } from "../../http/raw-body.ts";
import {
  adminOrKeyProcedure,
  adminProcedure,
  limited,
  publicProcedure,
  router,
} from "../../trpc/init.ts";
import { connectSeller, disconnectSeller, rotateSecret } from "./ticket-sellers.service.ts";
import { getOrders, receiveOrder, reportOrder } from "./orders.service.ts";

/** A seller reports a whole sale from one address; others only try secrets. */
const reportLimit = {
  name: "orders",
  max: 6_000,
  windowMs: 60_000,
  message: messages.tooManyReports,
};

/** Not for API keys: the answers have a secret. */
const changing = adminProcedure("events:write").meta({ changesNoPage: true });

export const ordersRouter = router({
  report: publicProcedure
    .use(limited(reportLimit))
    .input(reportOrderInput)
    .mutation(async ({ ctx, input: { id, ...order } }) => {
      const call = { headers: ctx.request.headers, body: rawBodyOf(ctx.request) };
      await reportOrder(ctx.deps, { id, order, call });
      return { message: messages.recorded };
    }),

  receive: publicProcedure
    .use(limited(reportLimit))
    .input(sellerCallInput)
    .mutation(async ({ ctx, input: { id } }) => {
      const call = { headers: ctx.request.headers, body: rawBodyOf(ctx.request) };
      await receiveOrder(ctx.deps, { id, call });
      return { message: messages.recorded };
    }),

  get: adminOrKeyProcedure("analytics:read")
    .input(eventIdInput)
    .query(({ ctx, input }) => getOrders(ctx.deps, input.id)),

  connect: changing
    .input(connectSellerInput)
    .mutation(({ ctx, input }) => connectSeller(ctx.deps, input)),

  rotate: changing
    .input(rotateSecretInput)
    .mutation(({ ctx, input }) => rotateSecret(ctx.deps, input)),

  disconnect: changing.input(sellerIdInput).mutation(async ({ ctx, input }) => {
    await disconnectSeller(ctx.deps, input.id);
    return { message: messages.deleted };
  }),
});
