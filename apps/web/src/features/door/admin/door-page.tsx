import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door } from "@before-ten/contracts/door/output";
import { Stack, Tabs, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { DoorCounter } from "./door-counter.tsx";
import { DoorGuests } from "./door-guests.tsx";
import { DoorInside } from "./door-inside.tsx";
import { DoorSheet } from "./door-sheet.tsx";
import { PrintedGuests } from "./printed-guests.tsx";
import { keepOffline } from "./keep-offline.ts";
import { type DoorLog, useDoor } from "./use-door.ts";
import { dayAtVenue } from "./venue-time.ts";
import classes from "./door.module.css";

/** A party's door, for a phone: it also works without a connection once it has been opened. */
export function DoorPage({ id }: { id: string }) {
  const log = useDoor(id);
  const { data: door, isSuccess: hasLoaded } = log.call;
  useEffect(() => {
    // Without it the door only has to stay open; browsers forbid it in private windows.
    if (hasLoaded) void keepOffline().catch(() => undefined);
  }, [hasLoaded]);
  // What is known stays in sight if asking again fails.
  if (door !== undefined) return <OpenDoor door={door} log={log} />;
  return log.call.isError ? (
    <FailedList
      {...loadErrorNotice(log.call.error, { failed: messages.loadFailed })}
      onRetry={() => void log.call.refetch()}
    />
  ) : (
    <LoadingRows label="Loading the door" rows={6} />
  );
}

function OpenDoor({ door, log }: { door: Door; log: DoorLog }) {
  const { party, sheet } = door;
  return (
    <>
      <Stack className={classes.screen}>
        <BackLink to="/admin/door">Back to Door</BackLink>
        <div>
          <Title order={1} size="h3">
            {party.eventName}
          </Title>
          <Text size="sm" c="dimmed">
            {dayAtVenue(party)}, {party.place}
          </Text>
        </div>
        <DoorInside sheet={sheet} log={log} />
        <Tabs defaultValue="count" keepMounted={false}>
          <Tabs.List grow>
            <Tabs.Tab value="count">Count</Tabs.Tab>
            <Tabs.Tab value="guests">Guests</Tabs.Tab>
            <Tabs.Tab value="sheet">Run sheet</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="count" pt="md">
            <DoorCounter door={door} log={log} />
          </Tabs.Panel>
          <Tabs.Panel value="guests" pt="md">
            <DoorGuests door={door} log={log} />
          </Tabs.Panel>
          <Tabs.Panel value="sheet" pt="md">
            <DoorSheet door={door} log={log} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      <PrintedGuests door={door} log={log} />
    </>
  );
}
