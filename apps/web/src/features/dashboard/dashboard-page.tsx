import { adminEventMessages } from "@before-ten/contracts/staff-messages";
import { SimpleGrid, Stack, Title } from "@mantine/core";
import { CurrentEvents } from "./current-events.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { trpc } from "../../lib/trpc.ts";
import { StatCard } from "../../ui/staff/stat-card.tsx";

export function DashboardPage() {
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
    problem: stats.isError ? adminEventMessages.unableToLoad : undefined,
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, lg: 4 }} spacing="sm">
        <StatCard
          {...card}
          label="Total Events"
          value={figures.totalEvents}
          second={`${figures.publishedEvents} published`}
        />
        <StatCard
          {...card}
          label="Active Events"
          value={figures.activeEvents}
          second={`${figures.expiredEvents} expired`}
        />
        <StatCard
          {...card}
          label="Total Registrations"
          value={figures.totalRegistrations}
          second="in all events"
        />
        <StatCard
          {...card}
          label="Draft Events"
          value={figures.draftEvents}
          second="not on the site"
        />
      </SimpleGrid>
      <QuickActions />
      <CurrentEvents />
    </Stack>
  );
}
