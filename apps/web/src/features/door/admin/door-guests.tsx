import type { Door, DoorGuest, DoorState } from "@before-ten/contracts/door/output";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { GuestListForm } from "./guest-list-form.tsx";
import { useOwnDoor } from "./use-own-door.ts";
import type { DoorLog } from "./use-door.ts";
import { timeAtVenue } from "./venue-time.ts";
import classes from "./door.module.css";

const shown = 40;

/** Who is expected: found by name or order, and ticked off. */
export function DoorGuests({ door, log }: { door: Door; log: DoorLog }) {
  const [search, setSearch] = useState("");
  const { guests, party, sheet } = door;
  const [ownDoor] = useOwnDoor(party.id, sheet.doors);
  const arrivals = Map.groupBy(log.state.arrivals, ({ guestId }) => guestId);
  const found = guests.filter((guest) => matches(guest, search));
  const expected = guests.reduce((sum, { admits }) => sum + admits, 0);
  const arrived = guests.filter(({ id }) => arrivals.has(id)).length;

  return (
    <Stack>
      {guests.length > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {arrived.toLocaleString("en-AU")} of {guests.length.toLocaleString("en-AU")} arrived;
            the list admits {expected.toLocaleString("en-AU")}.
          </Text>
          <TextInput
            type="search"
            label="Find a guest"
            description="By name, or order number"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <ul className={classes.guests}>
            {found.slice(0, shown).map((guest) => (
              <Guest
                key={guest.id}
                guest={guest}
                arrivals={arrivals.get(guest.id) ?? []}
                timeOf={(instant) => timeAtVenue(instant, party)}
                onTick={() => log.record({ kind: "arrived", door: ownDoor, guestId: guest.id })}
                onUndo={(entry) => log.undo({ ...entry, kind: "arrived", undone: false })}
              />
            ))}
          </ul>
          {found.length === 0 && <Text>No guest matches “{search}”.</Text>}
          {found.length > shown && (
            <Text size="sm" c="dimmed">
              {(found.length - shown).toLocaleString("en-AU")} more: type a name to find them.
            </Text>
          )}
        </>
      )}
      <GuestListForm door={door} log={log} />
    </Stack>
  );
}

type Arrival = DoorState["arrivals"][number];

interface GuestProps {
  guest: DoorGuest;
  arrivals: readonly Arrival[];
  timeOf: (instant: string) => string;
  onTick: () => void;
  onUndo: (arrival: Arrival) => void;
}

function Guest({ guest, arrivals, timeOf, onTick, onUndo }: GuestProps) {
  const { name, ticket, reference, admits } = guest;
  const details = [ticket, reference, ...(admits > 1 ? [`admits ${admits}`] : [])].filter(Boolean);
  return (
    <li>
      <div>
        <Text fw={600}>{name}</Text>
        {details.length > 0 && (
          <Text size="sm" c="dimmed">
            {details.join(" · ")}
          </Text>
        )}
        {arrivals.map(({ id, door, pressedAt }) => (
          <Text key={id} size="sm">
            Arrived {timeOf(pressedAt)}, {door}
          </Text>
        ))}
        {arrivals.length > 1 && (
          <Text size="sm" fw={600}>
            Ticked off more than once: check the ticket.
          </Text>
        )}
      </div>
      {arrivals.length === 0 ? (
        <Button onClick={onTick} aria-label={`Tick off ${name}`}>
          Tick off
        </Button>
      ) : (
        <Group>
          <Button
            variant="default"
            aria-label={`Undo the arrival of ${name}`}
            onClick={() => {
              for (const arrival of arrivals) onUndo(arrival);
            }}
          >
            Undo
          </Button>
        </Group>
      )}
    </li>
  );
}

/** Each word is in the name or the order number; accents and case don't matter. */
function matches({ name, reference }: DoorGuest, search: string): boolean {
  const text = plain(`${name} ${reference}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
