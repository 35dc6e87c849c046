import { alertMessages } from "@before-ten/contracts/alerts/messages";
import {
  alertLinkInput,
  alertedEventInput,
  requestAlertInput,
} from "@before-ten/contracts/alerts/input";
import { adminOrKeyProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import {
  confirmAlert,
  countAlerts,
  getReach,
  leaveAlert,
  listReceipts,
  requestAlert,
} from "./alerts.service.ts";

const windowMs = 15 * 60_000;
const message = alertMessages.tooManyAttempts;

const requestLimit = { name: "alert", max: 5, windowMs, message };

/** Confirming and leaving share one limit. */
const mailedLinkLimit = { name: "alertLink", max: 20, windowMs, message };

export const alertsRouter = router({
  request: publicProcedure
    .use(limited(requestLimit))
    .input(requestAlertInput)
    .mutation(({ ctx, input }) => requestAlert(ctx.deps, input, ctx.isRest ? "api" : "form")),

  confirm: publicProcedure
    .use(limited(mailedLinkLimit))
    .input(alertLinkInput)
    .mutation(({ ctx, input }) => confirmAlert(ctx.deps, input.token)),

  leave: publicProcedure
    .use(limited(mailedLinkLimit))
    .input(alertLinkInput)
    .mutation(async ({ ctx, input }) => {
      await leaveAlert(ctx.deps, input.token);
      return { message: alertMessages.left };
    }),

  count: adminOrKeyProcedure("events:read")
    .input(alertedEventInput)
    .query(({ ctx, input }) => countAlerts(ctx.deps, input.id)),

  reach: adminOrKeyProcedure("events:read")
    .input(alertedEventInput)
    .query(({ ctx, input }) => getReach(ctx.deps, input.id)),

  /** Not with `read`, which gives no access to personal data: a receipt names its author. */
  listReceipts: adminOrKeyProcedure("events:read", "events:write")
    .input(alertedEventInput)
    .query(({ ctx, input }) => listReceipts(ctx.deps, input.id)),
});
