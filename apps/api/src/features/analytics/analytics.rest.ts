import { query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { analyticsAnswer } from "./analytics.answers.ts";

export const analyticsRoutes = [
  rest({
    method: "GET",
    path: "/admin/analytics",
    procedure: "analytics.get",
    doc: {
      summary: "Read what visitors did",
      description: "Views, clicks and new subscribers, by day, event and country.",
      example: { period: "30d" },
      answer: { data: analyticsAnswer },
    },
    decode: query,
    body: (analytics) => ({ data: analytics }),
  }),
];
