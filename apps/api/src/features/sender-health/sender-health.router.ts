import { overrideInput, readMailInput } from "@before-ten/contracts/sender-health/input";
import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import { adminOrKeyProcedure, adminProcedure, limited, router } from "../../trpc/init.ts";
import { endSenderOverride, overrideSender } from "./override-sender.service.ts";
import { checkSenderNow, getSenderHealth, readPastedMail } from "./sender-health.service.ts";

/** Each makes us ask the DNS and the mail server. */
const checkLimit = {
  name: "senderHealth",
  max: 20,
  windowMs: 15 * 60_000,
  message: messages.tooMany,
};

const owners = adminProcedure("settings:write").meta({ changesNoPage: true });

export const senderHealthRouter = router({
  /** Not with `read`, which gives no access to personal data: an override names an owner. */
  get: adminOrKeyProcedure("campaigns:read", "campaigns:write").query(({ ctx }) =>
    getSenderHealth(ctx.deps),
  ),

  check: adminProcedure("campaigns:write")
    .meta({ changesNoPage: true })
    .use(limited(checkLimit))
    .mutation(({ ctx }) => checkSenderNow(ctx.deps, ctx.signedIn.user)),

  readMail: adminProcedure("campaigns:write")
    .meta({ changesNoPage: true })
    .use(limited(checkLimit))
    .input(readMailInput)
    .mutation(({ ctx, input }) => readPastedMail(ctx.deps, input.source)),

  override: owners
    .input(overrideInput)
    .mutation(({ ctx, input }) =>
      overrideSender(ctx.deps, { reason: input.reason, by: ctx.signedIn.user.id }),
    ),

  endOverride: owners.mutation(({ ctx }) => endSenderOverride(ctx.deps)),
});
