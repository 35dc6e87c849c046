import { eventField } from "@before-ten/contracts/events/field-table";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { longDate } from "@before-ten/contracts/events/time-text";
import {
  adminSeriesMessages as messages,
  scopeLabels,
} from "@before-ten/contracts/series/admin-messages";
import type { PreviewSeriesUpdate } from "@before-ten/contracts/series/output";
import {
  type SeriesField,
  type SeriesScope,
  seriesScopes,
} from "@before-ten/contracts/series/rules";
import { Button, List, Modal, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { type FailedCall, isFailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { LoadingRows } from "../../../../admin/list/list-states.tsx";

interface ScopeDialogProps {
  isOpen: boolean;
  event: PublicEvent;
  /** The fields to send. */
  fields: Record<string, unknown>;
  withFlyer: boolean;
  onClose: () => void;
  onConfirm: (scope: SeriesScope) => void;
}

/** Asks which dates of a series a change applies to, and previews its effect on each. */
export function ScopeDialog({ isOpen, onClose, ...form }: ScopeDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} size="lg" title="Which dates should change?">
      {isOpen && <ScopeForm {...form} onClose={onClose} />}
    </Modal>
  );
}

function ScopeForm({
  event,
  fields,
  withFlyer,
  onClose,
  onConfirm,
}: Omit<ScopeDialogProps, "isOpen">) {
  const [scope, setScope] = useState<SeriesScope>("this");
  return (
    <Stack>
      <Radio.Group
        label={`${event.eventName} takes place more than once`}
        value={scope}
        onChange={(value) => setScope(seriesScopes.find((each) => each === value) ?? "this")}
      >
        <Stack gap="xs" pt="sm">
          {seriesScopes.map((each, index) => (
            <Radio
              key={each}
              value={each}
              label={scopeLabels[each]}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {scope === "this" ? (
        <Text size="sm">
          Only {longDate(event.startDate)} changes. Later changes to the series won’t touch what you
          change here.
        </Text>
      ) : (
        <Preview event={event} fields={fields} withFlyer={withFlyer} scope={scope} />
      )}
      <DialogButtons onCancel={onClose}>
        <Button onClick={() => onConfirm(scope)}>Update event</Button>
      </DialogButtons>
    </Stack>
  );
}

interface PreviewProps extends Pick<ScopeDialogProps, "event" | "fields" | "withFlyer"> {
  scope: SeriesScope;
}

function Preview({ event, fields, withFlyer, scope }: PreviewProps) {
  const preview = useSeriesPreview(event, { ...fields, scope, withFlyer });
  if (preview.error) {
    const sentences = { failed: messages.previewFailed, retry: messages.previewFailedRetry };
    return (
      <Text size="sm" c="red" role="alert">
        {errorSentence(preview.error, sentences)}
      </Text>
    );
  }
  if (preview.data === undefined) return <LoadingRows label="Looking at the dates" rows={2} />;
  return <Changes preview={preview.data} />;
}

function Changes({ preview: { dates, ended } }: { preview: PreviewSeriesUpdate }) {
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" fw={600}>
        What changes
      </Text>
      <List size="sm">
        {dates.map((date) => (
          <List.Item key={date.id}>{dateText(date)}</List.Item>
        ))}
      </List>
      {ended > 0 && (
        <Text size="sm" c="dimmed">
          {ended === 1
            ? "One date is over and stays as it is."
            : `${ended} dates are over and stay as they are.`}
        </Text>
      )}
    </Stack>
  );
}

/** `Saturday 5 December 2026, now Sunday 6 December 2026: name. Keeps its own price.` */
export function dateText({
  startDate,
  newStartDate,
  changes,
  keeps,
}: PreviewSeriesUpdate["dates"][number]): string {
  const moved = newStartDate === startDate ? "" : `, now ${longDate(newStartDate)}`;
  const others = changes.filter((field) => field !== "startDate" && field !== "endDate");
  const isUnchanged = moved === "" && changes.length === 0;
  const shown = moved === "" ? changes : others;
  const what = isUnchanged ? ": nothing" : shown.length === 0 ? "" : `: ${labelsOf(shown)}`;
  const own = keeps.length === 0 ? "" : `. Keeps its own ${labelsOf(keeps)}`;
  return `${longDate(startDate)}${moved}${what}${own}`;
}

function labelsOf(fields: readonly SeriesField[]): string {
  return [...new Set(fields.map((field) => eventField(field).label))].join(", ");
}

interface SeriesEdit {
  scope: SeriesScope;
  withFlyer: boolean;
  /** Other fields as the form sends them. */
  [field: string]: unknown;
}

/** Previews how a change of one date affects its series; refetched for every change. */
function useSeriesPreview(event: PublicEvent, edit: SeriesEdit) {
  const { client } = trpc.useUtils();
  const input = { ...edit, id: event.series?.id ?? "", eventId: event.id };
  const { data, error } = useQuery({
    queryKey: ["series.previewUpdate", input],
    queryFn: () => client.series.previewUpdate.mutate(input),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { data, error: error === null ? undefined : reported(error) };
}

function reported(error: Error): Pick<FailedCall, "data" | "message"> {
  return isFailedCall(error) ? error : { data: undefined, message: error.message };
}
