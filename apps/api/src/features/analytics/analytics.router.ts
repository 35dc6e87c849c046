import { analyticsInput } from "@before-ten/contracts/analytics";
import { adminProcedure, router } from "../../trpc/init.ts";
import { readAnalytics } from "./analytics.service.ts";

export const analyticsRouter = router({
  get: adminProcedure
    .input(analyticsInput)
    .query(({ ctx, input }) => readAnalytics(ctx.deps, input.period)),
});
