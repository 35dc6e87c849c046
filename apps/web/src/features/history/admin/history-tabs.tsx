import { Group } from "@mantine/core";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";

const tabs = [
  { to: "/admin/history", label: "Changes" },
  { to: "/admin/history/security", label: "Security" },
] as const;

/** The two parts of the history, each with its own address. */
export function HistoryTabs({ current }: { current: (typeof tabs)[number]["to"] }) {
  return (
    <Group component="nav" gap="xs" aria-label="History">
      {tabs.map(({ to, label }) => (
        <ButtonLink
          key={to}
          to={to}
          variant={to === current ? "filled" : "default"}
          {...(to === current && { "aria-current": "page" })}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  );
}
