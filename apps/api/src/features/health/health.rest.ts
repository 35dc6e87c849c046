import { healthOutput } from "@before-ten/contracts/health/output";
import { rowsOf } from "../../rest/route.ts";
import { healthRouter } from "./health.router.ts";

const { rest } = rowsOf({ health: healthRouter });

export const healthRoutes = [
  rest({
    method: "GET",
    path: "/admin/health",
    procedure: "health.get",
    doc: {
      summary: "Read the state of the system",
      description:
        "Database, mail queue, room for images, load, and the latest errors, for owners. With several processes, figures of the process are those of the one that answers.",
      answer: { data: healthOutput },
    },
    body: (health) => ({ data: health }),
  }),
];
