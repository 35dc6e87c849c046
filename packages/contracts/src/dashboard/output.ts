import { z } from "zod";
import { count } from "../shared/output.ts";

/** The figures on top of the dashboard, each of them the length of a list for admins. */
export const dashboardStatsOutput = z
  .object({
    totalEvents: count(14),
    publishedEvents: count(
      11,
      "Taking place, ended or not: `/admin/events?status=active` lists them",
    ),
    activeEvents: count(
      4,
      "Taking place and not over yet: `/admin/events?status=active&ended=false`",
    ),
    expiredEvents: count(8, "Over, or marked as completed: `/admin/events?ended=true`"),
    draftEvents: count(2),
    totalRegistrations: count(1_830),
  })
  .meta({ id: "DashboardStats" });

export type DashboardStats = z.infer<typeof dashboardStatsOutput>;
