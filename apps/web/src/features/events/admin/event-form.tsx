import type { PublicEvent } from "@before-ten/contracts/events/output";
import { createEventInput } from "@before-ten/contracts/events/write-input";
import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { useEffect, useState, useSyncExternalStore } from "react";
import { notifyError } from "../../../lib/notify.ts";
import { watchClock } from "../../../lib/clock.ts";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { imageError } from "../../../admin/form/image-error.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { ImageField } from "../../../admin/form/image-field.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { CurrentPoster } from "./current-poster.tsx";
import { DoubtNotice } from "./doubt-notice.tsx";
import { DoubtsDialog } from "./doubts-dialog.tsx";
import {
  type EventFormValues,
  chosenLocation,
  countError,
  missingLocation,
  newEventValues,
  toValidate,
  valuesOf,
} from "./event-form-values.ts";
import { type EventText, readEventText, textOf } from "./event-text.ts";
import { MoreOptions } from "./more-options.tsx";
import { PriceFields } from "./price-fields.tsx";
import { Repeats } from "./repeats.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { ScopeDialog } from "./scope-dialog.tsx";
import { type TicketPageReader, ticketPageSlot } from "./ticket-page-slot.ts";
import { useDoubts } from "./use-doubts.ts";
import { useEventSaving } from "./use-event-saving.ts";
import { repetitionField, useRepetition } from "./use-repetition.ts";
import { VenueFields } from "./venue-fields.tsx";

interface EventFormProps {
  /** Undefined: a new one. */
  event?: PublicEvent;
  /** The page is being left on purpose, for a reason outside of the form. */
  isLeaving?: () => boolean;
  ticketPage: TicketPageReader;
  /** Gets what tells whether there is something to save. */
  onReady?: (isDirty: () => boolean) => void;
}

const checkFields = schemaResolver(createEventInput, { sync: true });

export function EventForm({ event, isLeaving, ticketPage: TicketPage, onReady }: EventFormProps) {
  const isNew = event === undefined;
  const today = useSyncExternalStore(watchClock, localDay, localDay);
  const repeats = useRepetition();
  const state = useAdminForm<EventFormValues, EventText>({
    subject: `event:${event?.id ?? "new"}`,
    initialValues: () => (isNew ? newEventValues : valuesOf(event)),
    validate: (values) => ({ ...errorsOf(values), ...repeats.errors(values) }),
    textOf,
    readText: readEventText,
  });
  const { form, before, ifValid } = state;
  const { values } = form;
  useEffect(() => onReady?.(state.isDirty));
  const doubts = useDoubts(values, { stored: event && before, today });
  const [isAsking, setIsAsking] = useState(false);
  const [isChoosingDates, setIsChoosingDates] = useState(false);
  const repetition = isNew ? repeats.sent(values) : undefined;
  const saving = useEventSaving({ event, repetition, ...state.ends });
  const [pasted, setPasted] = useState<{ url: string }>();

  function submit() {
    if (chosenLocation(values.location) === undefined) {
      notifyError(missingLocation(values.location));
    }
    ifValid(() => {
      if (doubts.open.length > 0) setIsAsking(true);
      else save();
    });
  }

  function save() {
    if (event?.series) setIsChoosingDates(true);
    else saving.save(values);
  }

  const action = isNew ? "Create event" : "Update event";
  return (
    <AdminForm
      state={state}
      saving={saving}
      label={isNew ? "New event" : "Event"}
      leftOut={isNew ? "A chosen flyer, or how the event repeats," : "A chosen flyer"}
      isLeaving={isLeaving}
      onSubmit={submit}
    >
      <DoubtsDialog
        doubts={isAsking ? doubts.open : []}
        action={action}
        onConfirm={() => {
          doubts.confirm();
          setIsAsking(false);
          save();
        }}
        onClose={() => setIsAsking(false)}
      />
      {event !== undefined && (
        <ScopeDialog
          isOpen={isChoosingDates}
          event={event}
          values={values}
          onClose={() => setIsChoosingDates(false)}
          onConfirm={(scope) => {
            setIsChoosingDates(false);
            saving.save(values, scope);
          }}
        />
      )}
      <TextInput label="Event name" required {...form.getInputProps("eventName")} />
      <Textarea
        label="Description"
        required
        autosize
        minRows={5}
        {...form.getInputProps("description")}
      />
      <ScheduleFields
        form={form}
        earliest={isNew ? today : undefined}
        doubt={doubts.about("length")}
      />
      {isNew && (
        <Repeats
          values={values}
          choice={repeats.choice}
          onChange={repeats.setChoice}
          showErrors={form.errors[repetitionField] !== undefined}
        />
      )}
      <VenueFields form={form} event={event} today={today} doubt={doubts.about("zone")} />
      <PriceFields
        form={form}
        doubt={doubts.unanswered("currency")}
        onKeep={() => doubts.confirm("currency")}
        onPasteLink={(url) => setPasted({ url })}
      />
      <TicketPage {...ticketPageSlot(form, pasted)} />
      {event !== undefined && <CurrentPoster event={event} />}
      <ImageField
        label="Event flyer"
        hint={
          isNew
            ? "JPEG, PNG or WebP, less than 5MB. Recommended size: 800x1200 px"
            : "PNG, JPG, WebP up to 5MB"
        }
        file={values.flyer}
        {...(isNew && { errorOf: imageError })}
        onPick={(file, error) => {
          form.setFieldValue("flyer", file);
          if (error !== undefined) form.setFieldError("flyer", error);
        }}
        error={form.errors.flyer}
      />
      <MoreOptions form={form} />
      <DoubtNotice doubt={doubts.about("overbooked")} />
      <FormFooter>
        <ButtonLink to="/admin" variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit">
          {saving.isSaving ? (isNew ? "Creating..." : "Updating...") : action}
        </Button>
      </FormFooter>
    </AdminForm>
  );
}

/** The contract's own sentences; for counts it has only those of its validator. */
function errorsOf(values: EventFormValues): FormErrors {
  const errors = checkFields(toValidate(values));
  for (const name of ["capacity", "registrations"] as const) {
    const error = countError(values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** What the date inputs of this browser hold for the day it is here. */
function localDay(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
