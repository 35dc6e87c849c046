import "../../styles/admin.css";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { ActionIcon, AppShell, Box, Button, Group, NavLink, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconExternalLink, IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { chooseColourScheme, useColourScheme } from "../../lib/page/colour-scheme.ts";
import { CommandMenu } from "../palette/command-menu.tsx";
import { UndoBar } from "../undo/undo-bar.tsx";
import classes from "./admin-shell.module.css";
import { hasSubpages, pageGroupsFor } from "./navigation.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { UnreadMessages } from "./unread-messages.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useLogout } from "./use-logout.ts";
import { useTexts } from "../../lib/site-texts.tsx";

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
      footer={{ height: { base: 56, sm: 0 } }}
      navbar={{ width: 232, breakpoint: "sm", collapsed: { mobile: !isMenuOpen } }}
      padding="lg"
    >
      <AppShell.Header className={classes.header}>
        <a href={`#${mainId}`} className={classes.skip}>
          Skip to content
        </a>
        <Group wrap="nowrap" className={classes.start}>
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
      {/* Before the pages that its button opens. */}
      <AppShell.Footer hiddenFrom="sm">
        <PhoneBar
          user={user}
          isMenuOpen={isMenuOpen}
          onToggleMenu={menu.toggle}
          onLeave={menu.close}
        />
      </AppShell.Footer>
      <AppShell.Navbar p="sm" aria-label="Admin">
        <AppShell.Section grow className={classes.pages}>
          {pageGroupsFor(user).map(({ label: group, pages }) => (
            <div key={group} role="group" aria-label={group}>
              <div className={classes.group} aria-hidden>
                {group}
              </div>
              {pages.map(({ to, label, icon: Icon }) => (
                <NavLink
                  key={to}
                  component={Link}
                  to={to}
                  label={label}
                  leftSection={<Icon size={18} aria-hidden />}
                  rightSection={to === "/admin/messages" && <UnreadMessages />}
                  activeOptions={{ exact: !hasSubpages(to) }}
                  activeProps={{ "data-active": true }}
                  className={classes.place}
                  onClick={menu.close}
                />
              ))}
            </div>
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
            {user.name}, {user.email}
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
