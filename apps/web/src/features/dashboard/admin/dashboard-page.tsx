import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { SimpleGrid, Stack, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Overview } from "./overview.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { StatCard } from "../../../admin/list/stat-card.tsx";

/** `notices` come from other features and ask admins for a decision. */
export function DashboardPage({ notices }: { notices: ReactNode }) {
  const stats = trpc.dashboard.stats.useQuery();
  const figures = stats.data ?? {
    totalEvents: 0,
    publishedEvents: 0,
    activeEvents: 0,
    expiredEvents: 0,
    draftEvents: 0,
    totalRegistrations: 0,
  };
  const card = {
    isLoading: stats.isPending,
    error: stats.isError ? adminEventMessages.unableToLoad : undefined,
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, lg: 4 }} spacing="sm">
        <StatCard
          {...card}
          label={<Link to="/admin/events">Total Events</Link>}
          value={figures.totalEvents}
          second={`${figures.publishedEvents} published, including past ones`}
        />
        <StatCard
          {...card}
          label={
            <Link to="/admin/events" search={{ status: "active", ended: "false" }}>
              Active Events
            </Link>
          }
          value={figures.activeEvents}
          second={`published and not over yet, ${figures.expiredEvents} expired`}
        />
        <StatCard
          {...card}
          label="Total Registrations"
          value={figures.totalRegistrations}
          second="in all events"
        />
        <StatCard
          {...card}
          label={
            <Link to="/admin/events" search={{ status: "draft" }}>
              Draft Events
            </Link>
          }
          value={figures.draftEvents}
          second="not on the site"
        />
      </SimpleGrid>
      <QuickActions />
      <Overview notices={notices} />
    </Stack>
  );
}
