import { Paper, SimpleGrid } from "@mantine/core";
import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconMail,
  IconNews,
  IconPencilPlus,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useOpenPage } from "../../../admin/shell/use-permitted.ts";
import classes from "./dashboard.module.css";

const actions = [
  { to: "/admin/events/create", label: "Create event", icon: IconCalendarPlus },
  { to: "/admin/events", label: "Manage events", icon: IconCalendarEvent },
  { to: "/admin/blogs/create", label: "Write a post", icon: IconPencilPlus },
  { to: "/admin/blogs", label: "Manage the blog", icon: IconNews },
  { to: "/admin/newsletter", label: "Newsletter", icon: IconMail },
] as const;

export function QuickActions() {
  const isOpen = useOpenPage();
  const open = actions.filter(({ to }) => isOpen(to));
  if (open.length === 0) return null;
  return (
    <SimpleGrid
      component="nav"
      aria-label="Quick actions"
      cols={{ base: 2, sm: 3, lg: 5 }}
      spacing="sm"
    >
      {open.map(({ to, label, icon: Icon }) => (
        <Paper
          key={to}
          component={Link}
          to={to}
          withBorder
          px="md"
          py="sm"
          className={classes.action}
        >
          <Icon size={20} aria-hidden />
          {label}
        </Paper>
      ))}
    </SimpleGrid>
  );
}
