import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { SimpleGrid, Stack, Title, Paper } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconMail,
  IconNews,
  IconPencilPlus,
} from "@tabler/icons-react";
import { type DayActions, TodaysEvents } from "./next-events.tsx";
import { CurrentEvents } from "./current-events.tsx";
import { Desk } from "./desk.tsx";
import { ThisWeek } from "./this-week.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { StatCard } from "../../../admin/list/tiles/stat-card.tsx";
import { useOpenPage } from "../../../admin/shell/use-permitted.ts";
import classes from "./dashboard.module.css";

const actions = [
  { to: "/admin/events/create", label: "Create event", icon: IconCalendarPlus },
  { to: "/admin/events", label: "Manage events", icon: IconCalendarEvent },
  { to: "/admin/blogs/create", label: "Write a post", icon: IconPencilPlus },
  { to: "/admin/blogs", label: "Manage the blog", icon: IconNews },
  { to: "/admin/newsletter", label: "Newsletter", icon: IconMail },
] as const;

function QuickActions() {
  const isOpen = useOpenPage();
  const open = actions.filter(({ to }) => isOpen(to));
  if (open.length === 0) return null;
  return (
    <nav aria-label="Quick actions" className={classes.actions}>
      {open.map(({ to, label, icon: Icon }) => (
        <Paper
          key={to}
          component={Link}
          to={to}
          withBorder
          px="sm"
          py="xs"
          className={classes.action}
        >
          <Icon size={20} aria-hidden />
          {label}
        </Paper>
      ))}
    </nav>
  );
}

interface DashboardPageProps {
  /** From other features: what a new site still needs. */
  setup: ReactNode;
  /** From other features: what admins have to decide. */
  notices: ReactNode;
  dayActions: DayActions;
}

export function DashboardPage({ setup, notices, dayActions }: DashboardPageProps) {
  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      <div className={classes.overview}>
        <TodaysEvents dayActions={dayActions} />
        <Desk notices={notices} />
        <Stack gap="md">
          <Figures />
          <QuickActions />
          <CurrentEvents />
        </Stack>
      </div>
      {setup}
      <ThisWeek />
    </Stack>
  );
}

function Figures() {
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
        second={`${figures.expiredEvents} more have ended`}
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
  );
}
