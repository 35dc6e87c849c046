import { isPermitted } from "@before-ten/contracts/auth/permissions";
import type { DashboardStats } from "@before-ten/contracts/dashboard/output";
import { countEvents } from "@before-ten/db/queries/events/admin-events";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { readOverview } from "./dashboard.service.ts";

export const dashboardRouter = router({
  stats: adminOrKeyProcedure("analytics:read").query(({ ctx }): Promise<DashboardStats> =>
    countEvents(ctx.deps.db, ctx.deps.clock.now()),
  ),

  /** Every role that may read events may also read posts and analytics. */
  overview: adminOrKeyProcedure("events:read").query(({ ctx: { caller, deps } }) => {
    const isKey = caller.kind === "key";
    return readOverview(deps, {
      withCampaigns: isKey || isPermitted(caller.user, "campaigns:read"),
      withMessages: !isKey && isPermitted(caller.user, "messages:read"),
    });
  }),
});
