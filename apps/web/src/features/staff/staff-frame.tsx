import "../../styles/staff.css";
import { brand } from "@before-ten/contracts/brand";
import { authMessages } from "@before-ten/contracts/auth-messages";
import type { AccountUser } from "@before-ten/contracts/user";
import { ActionIcon, AppShell, Burger, Button, Group, NavLink, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  IconCalendarEvent,
  IconChartLine,
  IconExternalLink,
  IconKey,
  IconLayoutDashboard,
  IconLogout,
  IconMail,
  IconMessage,
  IconMoon,
  IconNews,
  IconSun,
  IconUsers,
} from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { chooseColourScheme, useColourScheme } from "../../lib/colour-scheme.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { clearSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import classes from "./staff-frame.module.css";

const places = [
  { to: "/admin", label: "Dashboard", icon: IconLayoutDashboard, exact: true },
  { to: "/admin/events", label: "Events", icon: IconCalendarEvent, exact: false },
  { to: "/admin/blogs", label: "Blog", icon: IconNews, exact: false },
  { to: "/admin/newsletter", label: "Newsletter", icon: IconMail, exact: false },
  { to: "/admin/messages", label: "Messages", icon: IconMessage, exact: false },
  { to: "/admin/analytics", label: "Analytics", icon: IconChartLine, exact: false },
  { to: "/admin/users", label: "Users", icon: IconUsers, exact: false },
  { to: "/admin/api-keys", label: "API keys", icon: IconKey, exact: false },
] as const;

const mainId = "main";

/** Side navigation and head line around every page of the admin area. */
export function StaffFrame({ user, children }: { user: AccountUser; children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: "sm", collapsed: { mobile: !isMenuOpen } }}
      padding="lg"
    >
      <AppShell.Header className={classes.header}>
        <a href={`#${mainId}`} className={classes.skip}>
          Skip to content
        </a>
        <Group gap="sm" wrap="nowrap">
          <Burger
            opened={isMenuOpen}
            onClick={menu.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label="Menu"
          />
          <Link to="/admin" className={classes.brand}>
            {brand.name}
          </Link>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <ColourSchemeSwitch />
          <Logout />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Admin">
        <AppShell.Section grow>
          {places.map(({ to, label, icon: Icon, exact }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={18} aria-hidden />}
              activeOptions={{ exact }}
              activeProps={{ "data-active": true }}
              className={classes.place}
              onClick={menu.close}
            />
          ))}
        </AppShell.Section>
        <AppShell.Section>
          <NavLink
            href="/"
            target="_blank"
            rel="noopener"
            label="See the site"
            leftSection={<IconExternalLink size={18} aria-hidden />}
            className={classes.place}
          />
          <Text size="sm" c="dimmed" px="sm" pt="xs" className={classes.user}>
            {user.name}
            <br />
            {user.email}
          </Text>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

function ColourSchemeSwitch() {
  const scheme = useColourScheme();
  const [other, Icon] =
    scheme === "dark" ? (["light", IconSun] as const) : (["dark", IconMoon] as const);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`Switch to ${other} colours`}
      onClick={() => chooseColourScheme(other)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Signs out here in any case; when the server can't be told, its session ends by itself. */
function Logout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = trpc.auth.logout.useMutation({
    async onSettled() {
      clearSession();
      await navigate({ to: "/admin/login" });
      // What the next person at this browser must not see.
      queryClient.clear();
      notifySuccess(authMessages.loggedOut);
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconLogout size={16} aria-hidden />}
      loading={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Logout
    </Button>
  );
}
