import { Alert, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useRef } from "react";
import { DoubtNotice } from "../doubts/doubt-notice.tsx";
import type { Doubt } from "../doubts/event-doubts.ts";
import { type EventFormValues, spansSeveralDays } from "./event-form-values.ts";

interface ScheduleFieldsProps {
  form: UseFormReturnType<EventFormValues>;
  /** First selectable day, `YYYY-MM-DD`; undefined for any. */
  earliest: string | undefined;
  doubt: Doubt | undefined;
}

export function ScheduleFields({ form, earliest, doubt }: ScheduleFieldsProps) {
  const { values } = form;
  const startDate = form.getInputProps("startDate");
  /** A date input is empty while its date is incomplete. */
  const lastStart = useRef(values.startDate);

  /** Moves the end along, unless it was set separately. */
  function moveStart(day: string) {
    const before = values.startDate || lastStart.current;
    const isTogether = values.endDate === "" || values.endDate === before;
    form.setFieldValue("startDate", day);
    if (day === "") return;
    if (isTogether) form.setFieldValue("endDate", day);
    lastStart.current = day;
  }

  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label="Start date"
          required
          min={earliest}
          {...startDate}
          onChange={({ currentTarget }) => moveStart(currentTarget.value)}
        />
        <TextInput
          type="date"
          label="End date"
          required
          min={earliest && (values.startDate || earliest)}
          {...form.getInputProps("endDate")}
        />
        <TextInput type="time" label="Start time" required {...form.getInputProps("startTime")} />
        <TextInput type="time" label="End time" required {...form.getInputProps("endTime")} />
      </SimpleGrid>
      <DoubtNotice doubt={doubt} />
      {spansSeveralDays(values) && (
        <Alert color="dusk" variant="light" role="status" title="One event per day works best">
          This event ends at its end time on its start day. For several days, create one event for
          each: Duplicate in the events list makes the copies.
        </Alert>
      )}
    </>
  );
}
