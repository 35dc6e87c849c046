import { campaignIdInput } from "@before-ten/contracts/campaigns/input";
import { adminOrKeyProcedure, router } from "../../../trpc/init.ts";
import { readSentMail } from "./sent-mail.service.ts";

export const sentMailRouter = router({
  get: adminOrKeyProcedure("campaigns:read")
    .input(campaignIdInput)
    .query(({ ctx, input }) => readSentMail(ctx.deps, input.id)),
});
