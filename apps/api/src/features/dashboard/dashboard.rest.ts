import { nothing } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";

export const dashboardRoutes = [
  rest({
    method: "GET",
    path: "/admin/dashboard",
    procedure: "dashboard.stats",
    decode: nothing,
    body: (stats) => ({ data: { stats } }),
  }),
];
