import "../../styles/admin.css";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import {
  ActionIcon,
  AppShell,
  Box,
  Burger,
  Button,
  Group,
  NavLink,
  Text,
  Badge,
  VisuallyHidden,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconExternalLink, IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { chooseColourScheme, useColourScheme } from "../../lib/page/colour-scheme.ts";
import { CommandMenu } from "../palette/command-menu.tsx";
import { UndoBar } from "../undo/undo-bar.tsx";
import classes from "./admin-shell.module.css";
import { pagesFor } from "./navigation.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useLogout } from "./use-logout.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useTexts } from "../../lib/site-texts.tsx";

const everyMs = 60_000;

/** Badge with the number of unread messages in the navigation; nothing if there are none. */
export function UnreadMessages() {
  const { data } = trpc.contact.countUnread.useQuery(undefined, {
    staleTime: everyMs / 2,
    refetchInterval: everyMs,
  });
  if (data === undefined || data.unread === 0) return null;
  return (
    <Badge variant="filled" size="sm">
      {data.unread.toLocaleString("en-AU")}
      <VisuallyHidden component="span"> unread</VisuallyHidden>
    </Badge>
  );
}

const mainId = "main";

/** Side navigation and header around every admin page. */
export function AdminShell({ user, children }: { user: AccountUser; children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const { name } = useTexts(brandTexts);
  useOwnAccount();
  useSaveKey();
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
        <Group wrap="nowrap" className={classes.start}>
          <Burger
            opened={isMenuOpen}
            onClick={menu.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label="Menu"
          />
          <Link to="/admin" className={classes.brand}>
            {name}
          </Link>
        </Group>
        <Group wrap="nowrap" className={classes.end}>
          <CommandMenu mainId={mainId} />
          <ColourSchemeSwitch />
          <Logout />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Admin">
        <AppShell.Section grow className={classes.pages}>
          {pagesFor(user.adminRole).map(({ to, label, icon: Icon, exact }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={to === "/admin/messages" && <UnreadMessages />}
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
        <OfflineNotice />
        {children}
        <UndoBar />
        <UploadProgress />
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

function Logout() {
  const { isPending, logOut } = useLogout();
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.logout}
      aria-label="Logout"
      loading={isPending}
      onClick={() => void logOut()}
    >
      <IconLogout size={16} aria-hidden />
      <Box component="span" visibleFrom="sm" className={classes.logoutWord}>
        Logout
      </Box>
    </Button>
  );
}
