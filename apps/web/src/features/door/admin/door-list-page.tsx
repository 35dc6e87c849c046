import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { ListedDoor } from "@before-ten/contracts/door/output";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { Stack, Text, Title } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { EmptyList, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { watchClock } from "../../../lib/clock.ts";
import { startOfMinute } from "../../../lib/start-of-minute.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { deleteOtherCopies } from "./door-log.ts";
import { dayAtVenue } from "./venue-time.ts";
import classes from "./door.module.css";

/** The parties of these days, each with its door. */
export function DoorListPage() {
  const parties = trpc.door.list.useQuery(undefined, { staleTime: 0 });
  const { data } = parties;
  const now = useSyncExternalStore(watchClock, currentMinute, currentMinute);
  useEffect(() => {
    if (data !== undefined) deleteOtherCopies(data.map(({ id }) => id));
  }, [data]);
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Door</Title>
      <Text c="dimmed" maw="68ch">
        Open a party's door on each phone beforehand: it then counts and finds guests without a
        connection, too.
      </Text>
      <LoadedList
        call={parties}
        loading={<LoadingRows label="Loading the parties" rows={4} />}
        errorTexts={{ failed: messages.listLoadFailed }}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyList
              title="No party in the next two weeks"
              text="Published parties appear here two weeks before they begin."
            />
          ) : (
            <Stack gap="lg">
              {groupsOf(found, now).map(({ title, parties: ofGroup }) => (
                <Stack key={title} component="section" gap="xs" aria-label={title}>
                  <Title order={2} size="h4">
                    {title}
                  </Title>
                  <ul className={classes.parties}>
                    {ofGroup.map((party) => (
                      <li key={party.id}>
                        <div>
                          <Link
                            to="/admin/door/$id"
                            params={{ id: party.id }}
                            className={classes.open}
                          >
                            {party.eventName}
                          </Link>
                          <Text size="sm" c="dimmed">
                            {dayAtVenue(party)}, {party.place}
                          </Text>
                        </div>
                        <div className={classes.state}>
                          {isOn(party, now) && <StatusBadge tone="asking">On now</StatusBadge>}
                          <Text size="sm">{countsOf(party)}</Text>
                          <IconChevronRight size={18} aria-hidden />
                        </div>
                      </li>
                    ))}
                  </ul>
                </Stack>
              ))}
            </Stack>
          )
        }
      </LoadedList>
    </Stack>
  );
}

/** As a number, as the store must answer the same until it changes. */
const currentMinute = () => startOfMinute(new Date()).getTime();

const isOn = ({ startsAt, endsAt }: ListedDoor, now: number) =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

/** Today's by the venue's own calendar, those to come, and those of the last days. */
function groupsOf(parties: readonly ListedDoor[], now: number) {
  const groupOf = (party: ListedDoor) => {
    const { startsAt, endsAt, timeZone } = party;
    const [today, day] = [new Date(now), new Date(startsAt)].map((at) => dayIn(timeZone, at));
    if (today === day || isOn(party, now)) return "Today";
    return Date.parse(endsAt) <= now ? "Past" : "Coming";
  };
  return ["Today", "Coming", "Past"]
    .map((title) => ({ title, parties: parties.filter((party) => groupOf(party) === title) }))
    .filter((group) => group.parties.length > 0);
}

/** `120 inside of 298`, or before the doors open `298 registered`. */
function countsOf({ inside, registrations }: ListedDoor): string {
  const all = registrations.toLocaleString("en-AU");
  return inside === 0 ? `${all} registered` : `${inside.toLocaleString("en-AU")} inside of ${all}`;
}
