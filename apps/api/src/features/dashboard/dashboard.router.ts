import type { DashboardStats } from "@before-ten/contracts/dashboard";
import { countEvents } from "@before-ten/db/queries/staff-events";
import { adminProcedure, router } from "../../trpc/init.ts";

export const dashboardRouter = router({
  stats: adminProcedure.query(({ ctx }): Promise<DashboardStats> =>
    countEvents(ctx.deps.db, ctx.deps.clock.now()),
  ),
});
