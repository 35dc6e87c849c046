import { analyticsOutput } from "@before-ten/contracts/analytics/output";
import { query } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { analyticsRouter } from "./analytics.router.ts";

const { rest } = rowsOf({ analytics: analyticsRouter });

export const analyticsRoutes = [
  rest({
    method: "GET",
    path: "/admin/analytics",
    procedure: "analytics.get",
    doc: {
      summary: "Read views, clicks and sign-ups",
      description: "Views, clicks and new subscribers, by day, event, country and channel.",
      example: { period: "30d" },
      answer: { data: analyticsOutput },
    },
    decode: query,
    body: (analytics) => ({ data: analytics }),
  }),
];
