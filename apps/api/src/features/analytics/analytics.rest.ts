import { query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";

export const analyticsRoutes = [
  rest({
    method: "GET",
    path: "/admin/analytics",
    procedure: "analytics.get",
    decode: query,
    body: (analytics) => ({ data: analytics }),
  }),
];
