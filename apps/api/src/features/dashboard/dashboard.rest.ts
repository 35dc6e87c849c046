import { z } from "zod";
import {
  dashboardOverviewOutput,
  dashboardStatsOutput,
} from "@before-ten/contracts/dashboard/output";
import { rowsOf } from "../../rest/route.ts";
import { dashboardRouter } from "./dashboard.router.ts";

const { rest } = rowsOf({ dashboard: dashboardRouter });

export const dashboardRoutes = [
  rest({
    method: "GET",
    path: "/admin/dashboard",
    procedure: "dashboard.stats",
    doc: {
      summary: "Read the dashboard",
      description: "Numbers of events by kind, and of registrations.",
      answer: { data: z.object({ stats: dashboardStatsOutput }) },
    },
    body: (stats) => ({ data: { stats } }),
  }),
  rest({
    method: "GET",
    path: "/admin/dashboard/overview",
    procedure: "dashboard.overview",
    doc: {
      summary: "Read what is coming up",
      description:
        "The parties of the next seven days, drafts and what is scheduled, and views, clicks and new subscribers compared with the week before.",
      answer: { data: dashboardOverviewOutput },
    },
    body: (data) => ({ data }),
  }),
];
