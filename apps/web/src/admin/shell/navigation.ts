import {
  IconCalendarEvent,
  IconChartLine,
  IconKey,
  IconLayoutDashboard,
  IconMail,
  IconMessage,
  IconNews,
  IconSend,
  IconUsers,
} from "@tabler/icons-react";

/** The pages of the side navigation, each with the letter that leads to it after a `g`. */
export const adminPages = [
  { to: "/admin", label: "Dashboard", letter: "d", icon: IconLayoutDashboard, exact: true },
  { to: "/admin/events", label: "Events", letter: "e", icon: IconCalendarEvent, exact: false },
  { to: "/admin/blogs", label: "Blog", letter: "b", icon: IconNews, exact: false },
  { to: "/admin/newsletter", label: "Newsletter", letter: "n", icon: IconMail, exact: false },
  { to: "/admin/campaigns", label: "Campaigns", letter: "p", icon: IconSend, exact: false },
  { to: "/admin/messages", label: "Messages", letter: "m", icon: IconMessage, exact: false },
  { to: "/admin/analytics", label: "Analytics", letter: "a", icon: IconChartLine, exact: false },
  { to: "/admin/users", label: "Users", letter: "u", icon: IconUsers, exact: false },
  { to: "/admin/api-keys", label: "API keys", letter: "k", icon: IconKey, exact: false },
] as const;
