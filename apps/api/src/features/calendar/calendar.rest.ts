import { calendarMonthOutput } from "@before-ten/contracts/calendar/output";
import { rowsOf } from "../../rest/route.ts";
import { calendarRouter } from "./calendar.router.ts";

const { rest } = rowsOf({ calendar: calendarRouter });

export const calendarRoutes = [
  rest({
    method: "GET",
    path: "/admin/calendar",
    procedure: "calendar.month",
    doc: {
      summary: "Read a month of the calendar",
      description:
        "Events, and scheduled publications, takedowns and campaigns, each on its day in its own time zone.",
      example: { month: "2026-12" },
      answer: { data: calendarMonthOutput },
    },
    body: (data) => ({ data }),
  }),
];
