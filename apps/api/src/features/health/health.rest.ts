import { healthOutput } from "@before-ten/contracts/health/output";
import { nothing } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { healthRouter } from "./health.router.ts";

const { rest } = rowsOf({ health: healthRouter });

export const healthRoutes = [
  rest({
    method: "GET",
    path: "/admin/health",
    procedure: "health.get",
    doc: {
      summary: "Read how the product is",
      description:
        "Database, mail queue, room for images, load, and the latest errors, for owners. Of several processes, what is said of the process is said of the one that answers.",
      answer: { data: healthOutput },
    },
    decode: nothing,
    body: (health) => ({ data: health }),
  }),
];
