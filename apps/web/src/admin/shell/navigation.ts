import {
  type Area,
  isPermitted,
  type Permission,
  type Standing,
} from "@before-ten/contracts/auth/permissions";
import {
  IconCalendarEvent,
  IconCalendarMonth,
  IconChartLine,
  IconDoorEnter,
  IconFileText,
  IconHeartbeat,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconMail,
  IconMailCheck,
  IconMapPin,
  IconMessage,
  IconNews,
  IconPhoto,
  IconSend,
  IconSettings,
  IconTrash,
  IconTypography,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
  IconWebhook,
  type Icon,
} from "@tabler/icons-react";

/** The groups of the side navigation, in their order. */
const pageGroups = ["Programme", "Words", "Numbers", "System"] as const;

interface AdminPage {
  to: string;
  label: string;
  letter: string;
  icon: Icon;
  group: (typeof pageGroups)[number];
  /** Readers of this area may open the page; null: every admin may. */
  area: Area | null;
  /** Subpages of another area, by their first segment. */
  parts?: Readonly<Record<string, Area>>;
}

/** The site's own pages, whose sentences are edited on the page. */
export const sitePages = {
  "/": "Home",
  "/events": "Events",
  "/about": "Why 4PM?",
  "/gallery": "Gallery",
  "/trust": "Trust & Reviews",
  "/blog": "Blog",
  "/contact": "Contact",
} as const;

/** Pages of the side navigation, each with the letter that opens it after a `g`. */
export const adminPages = [
  {
    to: "/admin",
    label: "Dashboard",
    letter: "d",
    icon: IconLayoutDashboard,
    group: "Programme",
    area: "events",
  },
  {
    to: "/admin/events",
    label: "Events",
    letter: "e",
    icon: IconCalendarEvent,
    group: "Programme",
    area: "events",
  },
  {
    to: "/admin/calendar",
    label: "Calendar",
    letter: "l",
    icon: IconCalendarMonth,
    group: "Programme",
    area: "events",
  },
  {
    to: "/admin/venues",
    label: "Venues",
    letter: "x",
    icon: IconMapPin,
    group: "Programme",
    area: "events",
  },
  {
    to: "/admin/door",
    label: "Door",
    letter: "q",
    icon: IconDoorEnter,
    group: "Programme",
    area: "door",
  },
  {
    to: "/admin/blogs",
    label: "Blog",
    letter: "b",
    icon: IconNews,
    group: "Words",
    area: "posts",
  },
  {
    to: "/admin/pages",
    label: "Pages",
    letter: "f",
    icon: IconFileText,
    group: "Words",
    area: "site",
  },
  {
    to: "/admin/images",
    label: "Images",
    letter: "i",
    icon: IconPhoto,
    group: "Words",
    area: "posts",
  },
  {
    to: "/admin/site",
    label: "Site texts",
    letter: "w",
    icon: IconTypography,
    group: "Words",
    area: "site",
  },
  {
    to: "/admin/newsletter",
    label: "Newsletter",
    letter: "n",
    icon: IconMail,
    group: "Words",
    area: "subscribers",
  },
  {
    to: "/admin/campaigns",
    label: "Campaigns",
    letter: "p",
    icon: IconSend,
    group: "Words",
    area: "campaigns",
  },
  {
    to: "/admin/messages",
    label: "Messages",
    letter: "m",
    icon: IconMessage,
    group: "Words",
    area: "messages",
  },
  {
    to: "/admin/analytics",
    label: "Analytics",
    letter: "a",
    icon: IconChartLine,
    group: "Numbers",
    area: "analytics",
  },
  {
    to: "/admin/sender-health",
    label: "Sender",
    letter: "r",
    icon: IconMailCheck,
    group: "Numbers",
    area: "campaigns",
  },
  {
    to: "/admin/history",
    label: "History",
    letter: "h",
    icon: IconHistory,
    group: "System",
    area: "history",
    parts: { security: "users" },
  },
  {
    to: "/admin/health",
    label: "Health",
    letter: "o",
    icon: IconHeartbeat,
    group: "System",
    area: "health",
  },
  {
    to: "/admin/users",
    label: "Users",
    letter: "u",
    icon: IconUsers,
    group: "System",
    area: "users",
  },
  {
    to: "/admin/api-keys",
    label: "API keys",
    letter: "k",
    icon: IconKey,
    group: "System",
    area: "keys",
  },
  {
    to: "/admin/webhooks",
    label: "Webhooks",
    letter: "j",
    icon: IconWebhook,
    group: "System",
    area: "keys",
  },
  {
    to: "/admin/settings",
    label: "Settings",
    letter: "s",
    icon: IconSettings,
    group: "System",
    area: "settings",
  },
  {
    to: "/admin/trash",
    label: "Trash",
    letter: "t",
    icon: IconTrash,
    group: "System",
    area: "trash",
  },
  {
    to: "/admin/privacy",
    label: "Privacy",
    letter: "v",
    icon: IconShieldLock,
    group: "System",
    area: "privacy",
  },
  {
    to: "/admin/account",
    label: "Your account",
    letter: "y",
    icon: IconUserCircle,
    group: "System",
    area: null,
  },
] as const satisfies readonly AdminPage[];

/** The pages an admin may open, in navigation order. */
export function pagesFor(standing: Standing) {
  return adminPages.filter(({ area }) => area === null || isPermitted(standing, `${area}:read`));
}

/** Most used by phone, in this order. */
const onPhones = ["/admin", "/admin/events", "/admin/door", "/admin/messages"];

/** Four pages for a phone's bar; roles that may not open those have their next ones. */
export function phonePagesFor(standing: Standing) {
  const rank = ({ to }: { to: string }) => (onPhones.includes(to) ? onPhones.indexOf(to) : 4);
  return pagesFor(standing)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 4);
}

/** The pages an admin may open by their groups, without empty ones. */
export function pageGroupsFor(standing: Standing) {
  const pages = pagesFor(standing);
  return pageGroups
    .map((label) => ({ label, pages: pages.filter(({ group }) => group === label) }))
    .filter((group) => group.pages.length > 0);
}

/** The dashboard's address begins every other page's. */
export function hasSubpages(to: string): boolean {
  return to !== "/admin";
}

/** Path segments of pages for those who may write. */
const writes = new Set(["album", "create", "edit", "import", "preview"]);

/**
 * The permission a role needs to open an address; undefined if every admin may. Subpages need the
 * same as their page, and forms need the permission to write.
 */
export function permissionOfPage(pathname: string): Permission | undefined {
  const page: AdminPage | undefined = adminPages.find(
    ({ to }) => pathname === to || (hasSubpages(to) && pathname.startsWith(`${to}/`)),
  );
  if (page === undefined || page.area === null) return undefined;
  const [part = ""] = pathname.slice(page.to.length + 1).split("/");
  return `${page.parts?.[part] ?? page.area}:${writes.has(part) ? "write" : "read"}`;
}
