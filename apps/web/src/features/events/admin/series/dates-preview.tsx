import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { adminSeriesMessages as messages } from "@before-ten/contracts/series/admin-messages";
import type { PreviewDates } from "@before-ten/contracts/series/output";
import { Checkbox, List, SimpleGrid, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { type RepetitionChoice, sentRepetition } from "./repetition-choice.ts";
import { LoadingRows } from "../../../../admin/list/list-states.tsx";

/** The parts of an event that its dates depend on. */
export interface PreviewedEvent {
  startDate: string;
  startTime: string;
  endTime: string;
  country: string;
  timeZone: string;
}

interface DatesPreviewProps {
  event: PreviewedEvent;
  choice: RepetitionChoice;
  onLeaveOut: (leftOut: string[]) => void;
}

/** The dates as the server computes them. All but the event's own can be left out of a rule. */
export function DatesPreview({ event, choice, onLeaveOut }: DatesPreviewProps) {
  // All of the rule's dates, so that a left-out one can be restored.
  const repetition = sentRepetition({ ...choice, leftOut: [] }, event.startDate);
  const canAsk = repetition !== undefined && event.country !== "" && event.startTime !== "";
  const preview = trpc.series.previewDates.useQuery(
    { ...event, endTime: event.endTime || event.startTime, ...repetition },
    { enabled: canAsk, placeholderData: keepPreviousData, retry: false },
  );
  if (repetition === undefined) return null;
  if (!canAsk) return <Hint>Choose the country to see the dates.</Hint>;
  if (preview.error) {
    const sentences = { failed: messages.previewFailed, retry: messages.previewFailedRetry };
    return (
      <Text size="sm" c="red" role="alert">
        {errorSentence(preview.error, sentences)}
      </Text>
    );
  }
  if (preview.data === undefined) return <LoadingRows label="Counting the dates" rows={2} />;
  return <Dates preview={preview.data} choice={choice} event={event} onLeaveOut={onLeaveOut} />;
}

function Dates({
  preview: { dates, schedule },
  choice: { leftOut },
  event,
  onLeaveOut,
}: DatesPreviewProps & { preview: PreviewDates }) {
  const days = dates.map(({ startDate }) => startDate.slice(0, 10));
  const left = days.filter((day) => !leftOut.includes(day)).length;
  const later = dates.filter(({ startsLater }) => startsLater);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} role="status">
        {left} dates{schedule !== null && `: ${schedule}`}
      </Text>
      {schedule === null ? (
        <List size="sm">
          {dates.map((date) => (
            <List.Item key={date.startDate}>{dateText(date, event)}</List.Item>
          ))}
        </List>
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
          {dates.map((date, index) => {
            const day = date.startDate.slice(0, 10);
            return (
              <Checkbox
                key={day}
                label={dateText(date, event)}
                checked={!leftOut.includes(day)}
                disabled={index === 0}
                onChange={({ currentTarget }) =>
                  onLeaveOut(
                    currentTarget.checked
                      ? leftOut.filter((other) => other !== day)
                      : [...leftOut, day],
                  )
                }
              />
            );
          })}
        </SimpleGrid>
      )}
      {later.length > 0 && (
        <Hint>
          {`On ${later.map(({ startDate }) => longDate(startDate)).join(", ")} the clocks skip the start time, so the party starts just after.`}
        </Hint>
      )}
    </Stack>
  );
}

function dateText(
  { startDate, timeZoneAbbreviation }: PreviewDates["dates"][number],
  { startTime }: PreviewedEvent,
): string {
  return `${longDate(startDate)}, ${clockTime(startTime)} ${timeZoneAbbreviation}`;
}

function Hint({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
