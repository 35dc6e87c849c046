import { isPermitted } from "@before-ten/contracts/auth/permissions";
import { calendarMonthInput } from "@before-ten/contracts/calendar/input";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { getCalendarMonth } from "./calendar.service.ts";

export const calendarRouter = router({
  month: adminOrKeyProcedure("events:read")
    .input(calendarMonthInput)
    .query(({ ctx: { caller, deps }, input }) => {
      const withCampaigns = caller.kind === "key" || isPermitted(caller.user, "campaigns:read");
      return getCalendarMonth(deps, { ...input, withCampaigns });
    }),
});
