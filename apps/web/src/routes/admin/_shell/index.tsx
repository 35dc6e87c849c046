import { createFileRoute } from "@tanstack/react-router";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { DashboardPage } from "../../../features/dashboard/admin/dashboard-page.tsx";
import { DayActions } from "../../../features/events/admin/day/day-actions.tsx";
import { SetupChecklist } from "../../../features/setup/admin/setup-checklist.tsx";
import { TicketPageNotices } from "../../../features/ticket-pages/admin/ticket-page-notices.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/")({
  head: ({ match: { context } }) => adminPageHead("Dashboard", context),
  component: Dashboard,
});

function Dashboard() {
  return (
    <DashboardPage
      setup={
        <Permitted to="settings:write">
          <SetupChecklist />
        </Permitted>
      }
      dayActions={DayActions}
      notices={
        <Permitted to="events:write">
          <TicketPageNotices />
        </Permitted>
      }
    />
  );
}
