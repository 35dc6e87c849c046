import { analyticsInput } from "@before-ten/contracts/analytics/input";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { readAnalytics } from "./analytics.service.ts";

export const analyticsRouter = router({
  get: adminOrKeyProcedure("analytics:read")
    .input(analyticsInput)
    .query(({ ctx, input }) => readAnalytics(ctx.deps, input.period)),
});
