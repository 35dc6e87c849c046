import type { DashboardStats } from "@before-ten/contracts/dashboard/output";
import { countEvents } from "@before-ten/db/queries/events/admin-events";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";

export const dashboardRouter = router({
  stats: adminOrKeyProcedure("read").query(({ ctx }): Promise<DashboardStats> =>
    countEvents(ctx.deps.db, ctx.deps.clock.now()),
  ),
});
