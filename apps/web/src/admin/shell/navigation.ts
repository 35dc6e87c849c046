import {
  type Area,
  isPermitted,
  type AdminRole,
  type Permission,
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
  type Icon,
} from "@tabler/icons-react";

interface AdminPage {
  to: string;
  label: string;
  letter: string;
  icon: Icon;
  exact: boolean;
  /** Readers of this area may open the page; null: every admin may. */
  area: Area | null;
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
    exact: true,
    area: "events",
  },
  {
    to: "/admin/events",
    label: "Events",
    letter: "e",
    icon: IconCalendarEvent,
    exact: false,
    area: "events",
  },
  {
    to: "/admin/calendar",
    label: "Calendar",
    letter: "l",
    icon: IconCalendarMonth,
    exact: false,
    area: "events",
  },
  {
    to: "/admin/venues",
    label: "Venues",
    letter: "x",
    icon: IconMapPin,
    exact: false,
    area: "events",
  },
  {
    to: "/admin/door",
    label: "Door",
    letter: "q",
    icon: IconDoorEnter,
    exact: false,
    area: "door",
  },
  { to: "/admin/blogs", label: "Blog", letter: "b", icon: IconNews, exact: false, area: "posts" },
  {
    to: "/admin/pages",
    label: "Pages",
    letter: "f",
    icon: IconFileText,
    exact: false,
    area: "site",
  },
  {
    to: "/admin/images",
    label: "Images",
    letter: "i",
    icon: IconPhoto,
    exact: false,
    area: "posts",
  },
  {
    to: "/admin/site",
    label: "Words",
    letter: "w",
    icon: IconTypography,
    exact: false,
    area: "site",
  },
  {
    to: "/admin/newsletter",
    label: "Newsletter",
    letter: "n",
    icon: IconMail,
    exact: false,
    area: "subscribers",
  },
  {
    to: "/admin/campaigns",
    label: "Campaigns",
    letter: "p",
    icon: IconSend,
    exact: false,
    area: "campaigns",
  },
  {
    to: "/admin/sender-health",
    label: "Sender",
    letter: "r",
    icon: IconMailCheck,
    exact: false,
    area: "campaigns",
  },
  {
    to: "/admin/messages",
    label: "Messages",
    letter: "m",
    icon: IconMessage,
    exact: false,
    area: "messages",
  },
  {
    to: "/admin/analytics",
    label: "Analytics",
    letter: "a",
    icon: IconChartLine,
    exact: false,
    area: "analytics",
  },
  {
    to: "/admin/history",
    label: "History",
    letter: "h",
    icon: IconHistory,
    exact: false,
    area: "history",
  },
  {
    to: "/admin/health",
    label: "Health",
    letter: "o",
    icon: IconHeartbeat,
    exact: false,
    area: "health",
  },
  { to: "/admin/users", label: "Users", letter: "u", icon: IconUsers, exact: false, area: "users" },
  {
    to: "/admin/api-keys",
    label: "API keys",
    letter: "k",
    icon: IconKey,
    exact: false,
    area: "keys",
  },
  {
    to: "/admin/settings",
    label: "Settings",
    letter: "s",
    icon: IconSettings,
    exact: false,
    area: "settings",
  },
  { to: "/admin/trash", label: "Trash", letter: "t", icon: IconTrash, exact: false, area: "trash" },
  {
    to: "/admin/privacy",
    label: "Privacy",
    letter: "v",
    icon: IconShieldLock,
    exact: false,
    area: "privacy",
  },
  {
    to: "/admin/account",
    label: "Your account",
    letter: "y",
    icon: IconUserCircle,
    exact: false,
    area: null,
  },
] as const satisfies readonly AdminPage[];

/** The pages an admin with this role may open, in navigation order. */
export function pagesFor(role: AdminRole | null) {
  return adminPages.filter(({ area }) => area === null || isPermitted(role, `${area}:read`));
}

/** Path segments of pages for those who may write. */
const writes = new Set(["album", "create", "edit", "import", "preview"]);

/**
 * The permission a role needs to open an address; undefined if every admin may. Subpages need the
 * same as their page, and forms need the permission to write.
 */
export function permissionOfPage(pathname: string): Permission | undefined {
  const page = adminPages.find(
    ({ to, exact }) => pathname === to || (!exact && pathname.startsWith(`${to}/`)),
  );
  if (page === undefined || page.area === null) return undefined;
  const [form] = pathname.slice(page.to.length + 1).split("/");
  return `${page.area}:${writes.has(form ?? "") ? "write" : "read"}`;
}
