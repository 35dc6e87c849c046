import { laterMonth } from "@before-ten/contracts/calendar/rules";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { ActionIcon, Button, Group, Stack, Title } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, useSyncExternalStore } from "react";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { watchClock } from "../../../lib/clock.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import type { CalendarSearch } from "./calendar-search.ts";
import { ScheduledList } from "./scheduled-list.tsx";

interface CalendarPageProps {
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

/** Of the admin, as in all lists. */
const today = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** A month of events and scheduled changes. PageUp and PageDown show the previous and next one. */
export function CalendarPage({ search, onSearch }: CalendarPageProps) {
  const now = useSyncExternalStore(watchClock, today, today);
  const present = now.slice(0, 7);
  const { month = present } = search;
  const found = trpc.calendar.month.useQuery(
    { month },
    // Scheduled changes take effect and colleagues add entries meanwhile.
    { staleTime: 0, placeholderData: keepPreviousData, refetchInterval: 30_000 },
  );
  const show = (other: string) => onSearch(other === present ? {} : { month: other });

  function turn(press: KeyboardEvent) {
    if (press.key !== "PageUp" && press.key !== "PageDown") return;
    press.preventDefault();
    show(laterMonth(month, press.key === "PageUp" ? -1 : 1));
  }

  return (
    <Stack onKeyDown={turn}>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Calendar</Title>
        <Group gap="xs">
          <Title order={2} size="h4" aria-live="polite" me="xs">
            {monthFormat.format(new Date(`${month}-01`))}
          </Title>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Previous month"
            aria-keyshortcuts="PageUp"
            onClick={() => show(laterMonth(month, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Button variant="default" onClick={() => show(present)}>
            Today
          </Button>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Next month"
            aria-keyshortcuts="PageDown"
            onClick={() => show(laterMonth(month, 1))}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <LoadedList
        call={found}
        loading={<LoadingRows label="Loading the calendar" rows={6} rowHeight="5rem" />}
        errorTexts={{ failed: "Failed to load the calendar" }}
      >
        {({ month: shown, entries }) => (
          <Stack gap="xl">
            <CalendarGrid month={shown} entries={entries} today={now} />
            <ScheduledList entries={entries} />
          </Stack>
        )}
      </LoadedList>
    </Stack>
  );
}

const monthFormat = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
