import type { DashboardStats } from "@before-ten/contracts/dashboard";
import { z } from "zod";
import { count } from "../../rest/answers.ts";

export const statsAnswer: z.ZodType<DashboardStats> = z
  .object({
    totalEvents: count(14),
    publishedEvents: count(11, "Taking place, ended or not"),
    activeEvents: count(4, "Taking place and not over yet"),
    expiredEvents: count(8, "Over, or marked as completed"),
    draftEvents: count(2),
    totalRegistrations: count(1_830),
  })
  .meta({ id: "DashboardStats" });
