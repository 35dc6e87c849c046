import { z } from "zod";
import { isMonth } from "./rules.ts";

export const calendarMonthInput = z.object({
  month: z
    .string()
    .refine(isMonth, "Please enter a month (e.g., 2026-12)")
    .meta({ examples: ["2026-12"], description: "`YYYY-MM`" }),
});
