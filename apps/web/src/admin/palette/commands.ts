import type { Permission } from "@before-ten/contracts/auth/permissions";
import {
  type Icon,
  IconArrowBackUp,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCommand,
  IconDownload,
  IconExternalLink,
  IconFileText,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMailForward,
  IconMail,
  IconMailPlus,
  IconMessage,
  IconMoon,
  IconNews,
  IconPencil,
  IconPencilPlus,
  IconSearch,
  IconUser,
  IconUserPlus,
} from "@tabler/icons-react";
import { adminPages, sitePages } from "../shell/navigation.ts";

/** A command's action, if it doesn't go to an address. */
type CommandAction = "undo" | "palette" | "search" | "shortcuts" | "colours" | "site" | "logout";

export interface Command {
  id: string;
  label: string;
  icon: Icon;
  /** An address or an action. */
  does: { href: string } | CommandAction;
  /** Pressed one after another; `mod+K` is pressed together. */
  keys?: readonly string[];
  /** Further words it is found by. */
  keywords?: string;
  /** Permission that an admin needs to see it. */
  needs?: Permission;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export const paletteKey = "mod+K";
/** Undoes the change named in the latest toast. */
export const undoKey = "z";

/**
 * All commands of the admin area. The shortcuts, the palette and the list of shortcuts are derived
 * from them, so they can't disagree.
 */
export const commandGroups: readonly CommandGroup[] = [
  {
    label: "Go to",
    commands: adminPages.map(({ to, label, letter, icon, area }) => ({
      id: to,
      label,
      icon,
      does: { href: to },
      keys: ["g", letter],
      keywords: "go to open page",
      ...(area !== null && { needs: `${area}:read` as const }),
    })),
  },
  {
    label: "Create",
    commands: [
      {
        id: "create-event",
        label: "Create event",
        icon: IconCalendarPlus,
        does: { href: "/admin/events/create" },
        keys: ["c"],
        keywords: "new add party",
        needs: "events:write",
      },
      {
        id: "write-post",
        label: "Write a post",
        icon: IconPencilPlus,
        does: { href: "/admin/blogs/create" },
        keys: ["w"],
        keywords: "new create add blog article",
        needs: "posts:write",
      },
      {
        id: "create-page",
        label: "New page",
        icon: IconFileText,
        does: { href: "/admin/pages/create" },
        keywords: "create add privacy terms imprint rules",
        needs: "site:write",
      },
      {
        id: "write-campaign",
        label: "New campaign",
        icon: IconMailPlus,
        does: { href: "/admin/campaigns/create" },
        keywords: "create add newsletter mail email send",
        needs: "campaigns:write",
      },
      {
        id: "invite-admin",
        label: "Invite an admin",
        icon: IconMailForward,
        does: { href: "/admin/users?do=invite" },
        keywords: "new add user account colleague team invitation",
        needs: "users:write",
      },
      {
        id: "create-admin",
        label: "Create admin",
        icon: IconUserPlus,
        does: { href: "/admin/users?do=create" },
        keywords: "new add make user account colleague",
        needs: "users:write",
      },
      {
        id: "create-api-key",
        label: "Create API key",
        icon: IconKey,
        does: { href: "/admin/api-keys?do=create" },
        keywords: "new add make token secret",
        needs: "keys:write",
      },
    ],
  },
  {
    label: "Edit on the page",
    commands: Object.entries(sitePages).map(([path, label]) => ({
      id: `edit ${path}`,
      label: `Edit ${label}`,
      icon: IconPencil,
      does: { href: `/admin/site/edit?page=${encodeURIComponent(path)}` },
      keywords: `words sentences texts change this page site public ${path}`,
      needs: "site:write" as const,
    })),
  },
  {
    label: "Actions",
    commands: [
      {
        id: "palette",
        label: "Search",
        icon: IconCommand,
        does: "palette",
        keys: [paletteKey],
      },
      {
        id: "search",
        label: "Search the list on this page",
        icon: IconSearch,
        does: "search",
        keys: ["/"],
      },
      {
        id: "undo",
        label: "Undo the last deletion or bulk action",
        icon: IconArrowBackUp,
        does: "undo",
        keys: [undoKey],
        keywords: "take back restore trash",
      },
      {
        id: "export-subscribers",
        label: "Export subscribers",
        icon: IconDownload,
        does: { href: "/admin/newsletter?do=export" },
        keywords: "newsletter download csv file",
        needs: "subscribers:read",
      },
      {
        id: "colours",
        label: "Change between light and dark",
        icon: IconMoon,
        does: "colours",
        keywords: "switch colours colors theme night mode",
      },
      {
        id: "site",
        label: "See the site",
        icon: IconExternalLink,
        does: "site",
        keywords: "open public website home",
      },
      {
        id: "shortcuts",
        label: "Keyboard shortcuts",
        icon: IconKeyboard,
        does: "shortcuts",
        keys: ["?"],
        keywords: "keys help hotkeys",
      },
      {
        id: "logout",
        label: "Log out",
        icon: IconLogout,
        does: "logout",
        keywords: "logout sign out leave",
      },
    ],
  },
];

export const allCommands = commandGroups.flatMap(({ commands }) => commands);

const foundIcons = {
  events: IconCalendarEvent,
  posts: IconNews,
  pages: IconFileText,
  campaigns: IconMail,
  subscribers: IconUser,
  messages: IconMessage,
};

/** The palette's entry for a search result. */
export function toFoundCommand(
  kind: keyof typeof foundIcons,
  found: { id: string; label: string; href: string; description: string },
): Command & { description: string } {
  const { id, label, href, description } = found;
  return { id, label, icon: foundIcons[kind], does: { href }, description };
}
