import {
  adminEventMessages as messages,
  eventFormMessages,
} from "@before-ten/contracts/events/admin-messages";
import { disruptEventInput } from "@before-ten/contracts/events/disruption-input";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventLengths } from "@before-ten/contracts/events/rules";
import { disruptionSentence } from "@before-ten/contracts/events/state-messages";
import { Button, Group, List, Modal, Radio, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type UseFormReturnType, schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { DraftNotice } from "../../../../admin/form/draft/draft-notice.tsx";
import { useDraftOffer } from "../../../../admin/form/draft/use-draft-offer.ts";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { CurrentDisruption } from "./current-disruption.tsx";
import {
  type DisruptionChoice,
  type DisruptionValues,
  announcedBy,
  disruptionChoices,
  disruptionEffects,
  disruptionTextOf,
  inputOf,
  newDisruptionValues,
  readDisruption,
} from "./disruption-values.ts";
import { EventReceipts } from "./event-receipts.tsx";
import { PlacesSeen } from "./places-seen.tsx";
import { TellOthers } from "./tell-others.tsx";
import { NewDates } from "../series/new-dates.tsx";
import { useEventsChanged } from "../use-events-changed.ts";
import { alertEffect, newsOnceSaid } from "./receipt-lines.ts";

interface DisruptionDialogProps {
  /** Undefined while the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
}

const checkFields = schemaResolver(disruptEventInput, { sync: true });

/**
 * Reports that an announced event is cancelled or changed, or takes that back, then shows whom it
 * told.
 */
export function DisruptionDialog({ event, onClose }: DisruptionDialogProps) {
  const [isSaid, setIsSaid] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const say = () => setIsSaid(true);
  // Typed text is discarded by a button only, not by a key or a click outside.
  const closesEasily = isSaid || !isTyped;
  return (
    <Modal
      opened={event !== undefined}
      onClose={onClose}
      closeOnEscape={closesEasily}
      closeOnClickOutside={closesEasily}
      onExitTransitionEnd={() => {
        setIsSaid(false);
        setIsTyped(false);
      }}
      size="lg"
      title={
        event &&
        (isSaid
          ? `What guests were told about ${event.eventName}`
          : `Cancel or move ${event.eventName}`)
      }
    >
      {event !== undefined && isSaid && (
        <Stack component="section" aria-label="Receipt">
          <EventReceipts id={event.id} limit={1} />
          <PlacesSeen id={event.id} />
          <TellOthers id={event.id} />
          <Group justify="end">
            <Button data-autofocus onClick={onClose}>
              Done
            </Button>
          </Group>
        </Stack>
      )}
      {event !== undefined && !isSaid && (
        <Stack gap="lg">
          {event.disruption !== null && (
            <CurrentDisruption id={event.id} disruption={event.disruption} onTakenBack={say} />
          )}
          <DisruptionForm
            event={event}
            onClose={onClose}
            onSaid={say}
            onTyped={() => setIsTyped(true)}
          />
        </Stack>
      )}
    </Modal>
  );
}

interface DisruptionFormProps {
  event: PublicEvent;
  onClose: () => void;
  onSaid: () => void;
  onTyped: () => void;
}

function DisruptionForm({ event, onClose, onSaid, onTyped }: DisruptionFormProps) {
  const form = useForm<DisruptionValues>({
    initialValues: newDisruptionValues(event),
    validate: (values) =>
      values.disruption.choice === "changed" && announcedBy(event, values) === undefined
        ? { "disruption.startDate": eventFormMessages.nothingChanged }
        : checkFields(inputOf(event, values)),
    onValuesChange() {
      onTyped();
      // That nothing changed is said under this field, but is about all of them.
      form.clearFieldError("disruption.startDate");
    },
  });
  const { disruption } = form.values;
  const draft = useDraftOffer({
    subject: `disruption:${event.id}`,
    stored: disruptionTextOf(newDisruptionValues(event).disruption),
    values: disruptionTextOf(disruption),
    read: (kept) => readDisruption(kept, event),
    onRestore: ({ values }) => form.setValues({ disruption: values }),
  });
  function giveUp() {
    draft.forget();
    onClose();
  }
  const { field, refused, refusedBy } = useFormErrors();
  const eventsChanged = useEventsChanged();
  const disrupt = trpc.events.disrupt.useMutation({
    async onSuccess({ disruption: said }) {
      draft.forget();
      if (said) notifySuccess(`${disruptionSentence(said)} Visitors see it from now on.`);
      onSaid();
      await eventsChanged();
    },
    onError: (error) =>
      refusedBy(error, form, {
        failed: messages.updateFailed,
        retry: messages.updateFailedRetry,
      }),
  });
  const { choice } = disruption;

  return (
    <form
      ref={field}
      noValidate
      aria-label="What happened"
      onSubmit={form.onSubmit((values) => {
        const { id, disruption: said } = inputOf(event, values);
        if (said !== undefined) disrupt.mutate({ id, disruption: said });
      }, refused)}
    >
      <Stack>
        {draft.notice && <DraftNotice {...draft.notice} />}
        <Radio.Group
          label={`What happened to ${event.eventName}?`}
          {...form.getInputProps("disruption.choice")}
        >
          <Stack gap="xs" pt="sm">
            {Object.entries(disruptionChoices).map(([value, { label }], index) => (
              <Radio
                key={value}
                value={value}
                label={label}
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {choice !== "" && <ChosenFields event={event} form={form} choice={choice} />}
        <DialogButtons onCancel={giveUp} cancelLabel="Keep as it is">
          {choice !== "" && (
            <Button
              type="submit"
              {...(choice === "cancelled" && { color: "red" })}
              loading={disrupt.isPending}
            >
              {disruptionChoices[choice].action}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </form>
  );
}

interface ChosenFieldsProps {
  event: PublicEvent;
  form: UseFormReturnType<DisruptionValues>;
  choice: DisruptionChoice;
}

/** The fields for the choice, and whom the change will reach. */
function ChosenFields({ event, form, choice }: ChosenFieldsProps) {
  const announced = announcedBy(event, form.values);
  const { endDate } = form.values.disruption;
  const told = useAlertEffect(event, { kind: announced?.kind ?? "moved", endDate });
  return (
    <>
      {choice === "changed" && (
        <>
          <NewDates form={form} />
          <TextInput
            label="Place"
            description="Written as guests should read it"
            required
            maxLength={eventLengths.location}
            {...form.getInputProps("disruption.location")}
          />
        </>
      )}
      <Textarea
        label="Reason"
        description="For guests: shown on the party's page, in lists and in calendars"
        required
        autosize
        minRows={3}
        maxLength={eventLengths.reason}
        {...form.getInputProps("disruption.reason")}
      />
      {announced !== undefined && (
        <div>
          <Text size="sm" fw={600}>
            What changes, and who is told
          </Text>
          <List size="sm">
            {[...disruptionEffects(event, announced), told].map((effect) => (
              <List.Item key={effect}>{effect}</List.Item>
            ))}
          </List>
        </div>
      )}
    </>
  );
}

/** Says how many mails an announcement would send now. */
function useAlertEffect(event: PublicEvent, said: Parameters<typeof newsOnceSaid>[1]): string {
  const { data, error } = trpc.alerts.count.useQuery({ id: event.id }, { staleTime: 0 });
  if (data !== undefined) return alertEffect(data, newsOnceSaid(event, said, new Date()));
  return error === null
    ? "Counting who's waiting for places or tickets…"
    : adminAlertMessages.countFailed;
}
