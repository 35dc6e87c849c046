import type { PostEvent } from "@before-ten/contracts/posts/document-output";
import type { ListedEvent } from "@before-ten/contracts/events/output";
import { isPublic } from "@before-ten/contracts/events/lifecycle";
import { knownPlace } from "@before-ten/contracts/events/location/location";
import { plainDate } from "@before-ten/contracts/events/time-text";
import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { Modal, Select, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

interface EventDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (event: PostEvent) => void;
}

/** Finds an event to insert into the text. */
export function EventDialog({ isOpen, onClose, onDone }: EventDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Add an event" returnFocus={false}>
      {isOpen && <EventChoice onCancel={onClose} onDone={onDone} />}
    </Modal>
  );
}

const typingPauseMs = 250;
const choiceLimit = 20;

function EventChoice({
  onCancel,
  onDone,
}: Pick<EventDialogProps, "onDone"> & { onCancel: () => void }) {
  const [search, setSearch] = useState("");
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs);
  const events = trpc.events.listForAdmin.useQuery(
    { search: searched, limit: choiceLimit },
    { placeholderData: keepPreviousData },
  );
  // Enter right after typing must not choose a result of the previous text.
  const isCurrent = search.trim() === searched && !events.isPlaceholderData;
  const found = isCurrent ? (events.data?.items ?? []) : [];
  const error =
    events.error === null
      ? undefined
      : errorSentence(events.error, { failed: postFormMessages.eventsFailed });
  return (
    <Stack>
      <Select
        label="Event"
        description="Readers see it as a ticket that links to its page"
        placeholder="Search by any part of the name"
        data-autofocus
        searchable
        value={null}
        searchValue={search}
        onSearchChange={setSearch}
        data={found.map((event) => ({ value: event.id, label: labelOf(event) }))}
        // The server has searched already, in more than the label.
        filter={({ options }) => options}
        nothingFoundMessage={
          error ?? (isCurrent && !events.isPending ? "Nothing found" : "Searching…")
        }
        error={error}
        onOptionSubmit={(id) => {
          const event = found.find((each) => each.id === id);
          if (event !== undefined) onDone(shownEvent(event));
        }}
      />
      <DialogButtons onCancel={onCancel}>{null}</DialogButtons>
    </Stack>
  );
}

function labelOf(event: ListedEvent): string {
  const label = `${event.eventName}, ${plainDate(event.startDate)}`;
  return isPublic(event) ? label : `${label}, ${event.status}`;
}

/** The event as the public page shows it once it is published. */
function shownEvent(event: ListedEvent): PostEvent {
  const { id, eventName, startDate, endDate, startTime, endTime } = event;
  const { timeZoneAbbreviation, country } = event;
  return {
    id,
    eventName,
    startDate,
    endDate,
    startTime,
    endTime,
    timeZoneAbbreviation,
    place: knownPlace(event.location) ?? null,
    country,
    disruption: event.disruption?.kind ?? null,
    changes: event.disruption?.changes ?? [],
    poster: event.poster,
  };
}
