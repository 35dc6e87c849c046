import {
  type Icon,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCommand,
  IconDownload,
  IconExternalLink,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMailPlus,
  IconMoon,
  IconNews,
  IconPencilPlus,
  IconSearch,
  IconUserPlus,
} from "@tabler/icons-react";
import { adminPages } from "../shell/navigation.ts";

/** What a command does that isn't leading to an address. */
type CommandAction = "palette" | "search" | "shortcuts" | "colours" | "site" | "logout";

export interface Command {
  id: string;
  label: string;
  icon: Icon;
  /** An address, or a deed. */
  does: { href: string } | CommandAction;
  /** Pressed one after another; `mod+K` is pressed together. */
  keys?: readonly string[];
  /** Other words it is found by. */
  keywords?: string;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export const paletteKey = "mod+K";

/**
 * All commands of the admin area. The shortcuts, the palette and the list of shortcuts are made of
 * them, so they can't disagree.
 */
export const commandGroups: readonly CommandGroup[] = [
  {
    label: "Go to",
    commands: adminPages.map(({ to, label, letter, icon }) => ({
      id: to,
      label,
      icon,
      does: { href: to },
      keys: ["g", letter],
      keywords: "go to open page",
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
      },
      {
        id: "write-post",
        label: "Write a post",
        icon: IconPencilPlus,
        does: { href: "/admin/blogs/create" },
        keys: ["w"],
        keywords: "new create add blog article",
      },
      {
        id: "write-campaign",
        label: "New campaign",
        icon: IconMailPlus,
        does: { href: "/admin/campaigns/create" },
        keywords: "create add newsletter mail e-mail send",
      },
      {
        id: "create-admin",
        label: "Create admin",
        icon: IconUserPlus,
        does: { href: "/admin/users?do=create" },
        keywords: "new add make user account colleague",
      },
      {
        id: "create-api-key",
        label: "Create API key",
        icon: IconKey,
        does: { href: "/admin/api-keys?do=create" },
        keywords: "new add make token secret",
      },
    ],
  },
  {
    label: "Actions",
    commands: [
      {
        id: "palette",
        label: "Search and commands",
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
        id: "export-subscribers",
        label: "Export subscribers",
        icon: IconDownload,
        does: { href: "/admin/newsletter?do=export" },
        keywords: "newsletter download csv file",
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

const editIcons = { events: IconCalendarEvent, blogs: IconNews };

/** What stands in the palette for an event or a post. */
export function toEditCommand(kind: "events" | "blogs", id: string, label: string): Command {
  return { id, label, icon: editIcons[kind], does: { href: `/admin/${kind}/edit/${id}` } };
}
