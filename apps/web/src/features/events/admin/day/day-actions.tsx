import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import type { DayEvent } from "./day-event.ts";
import { HoursForm } from "./hours-form.tsx";
import { NoticeForm } from "./notice-form.tsx";

interface DayActionsProps {
  event: DayEvent & { disruption: "cancelled" | "postponed" | "rescheduled" | "moved" | null };
}

type Open = "hours" | "notice";

/** For the phone on the day: another hour, or a notice for visitors, or its door. */
export function DayActions({ event }: DayActionsProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (isCalledOff(event.disruption && { kind: event.disruption })) return null;
  return (
    <Permitted to="events:write">
      <Group gap="xs" w={{ base: "100%", lg: "auto" }} align="center">
        <Button variant="default" size="xs" onClick={() => setOpen("hours")}>
          Change the hour
        </Button>
        <Button variant="default" size="xs" onClick={() => setOpen("notice")}>
          {event.dayNotice === null ? "Notice of the day" : "Change the notice"}
        </Button>
        <ButtonLink
          to="/admin/door/$id"
          params={{ id: event.id }}
          variant="default"
          size="xs"
          aria-label={`Door of ${event.eventName}`}
        >
          Door
        </ButtonLink>
        {event.dayNotice !== null && <Text size="sm">{`Visitors read: “${event.dayNotice}”`}</Text>}
      </Group>
      <Modal
        opened={open !== undefined}
        onClose={close}
        title={`${open === "hours" ? "Change the hour of" : "Notice of the day for"} ${event.eventName}`}
      >
        {open === "hours" && <HoursForm event={event} onClose={close} />}
        {open === "notice" && <NoticeForm event={event} onClose={close} />}
      </Modal>
    </Permitted>
  );
}
