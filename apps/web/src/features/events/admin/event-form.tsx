import type { PublicEvent } from "@before-ten/contracts/events/output";
import { createEventInput } from "@before-ten/contracts/events/write-input";
import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { notifyError } from "../../../lib/notify.ts";
import { useClock } from "../../../lib/now.ts";
import { imageError } from "../../../admin/form/image-error.ts";
import { useSession } from "../../../lib/session.ts";
import { type FormDraft, useFormDraft } from "../../../admin/form/use-form-draft.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { ImageField } from "../../../admin/form/image-field.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { DraftNotice } from "../../../admin/form/draft-notice.tsx";
import { UnsavedChanges } from "../../../admin/form/unsaved-changes.tsx";
import { CurrentPoster } from "./current-poster.tsx";
import { DoubtNotice } from "./doubt-notice.tsx";
import { DoubtsDialog } from "./doubts-dialog.tsx";
import classes from "./event-form.module.css";
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
import { ScheduleFields } from "./schedule-fields.tsx";
import { useDoubts } from "./use-doubts.ts";
import { useEventSaving } from "./use-event-saving.ts";
import { VenueFields } from "./venue-fields.tsx";

interface EventFormProps {
  /** Undefined: a new one. */
  event?: PublicEvent;
  /** The page is being left on purpose, for a reason outside of the form. */
  isLeaving?: () => boolean;
}

const checkFields = schemaResolver(createEventInput, { sync: true });

export function EventForm({ event, isLeaving }: EventFormProps) {
  const isNew = event === undefined;
  const today = useClock(localDay);
  const session = useSession();
  const [before] = useState(() => (isNew ? newEventValues : valuesOf(event)));
  const form = useForm<EventFormValues>({
    initialValues: before,
    validate: faultsOf,
  });
  const { values } = form;
  const drafts = useFormDraft<EventText>({
    subject: `event:${event?.id ?? "new"}`,
    userId: typeof session === "string" ? "" : session.user.id,
    stored: textOf(before),
    values: textOf(values),
    read: readEventText,
  });
  const doubts = useDoubts(values, { stored: event && before, today });
  const [isAsking, setIsAsking] = useState(false);
  const { field, refused } = useFormErrors();
  const { isSaving, isDone, save } = useEventSaving({
    event,
    onSaved: () => drafts.forget(),
    onErrors(faults) {
      form.setErrors(faults);
      refused();
    },
  });

  function submit() {
    if (chosenLocation(values.location) === undefined) {
      notifyError(missingLocation(values.location));
    }
    const { hasErrors } = form.validate();
    if (hasErrors) refused();
    else if (doubts.open.length > 0) setIsAsking(true);
    else save(values);
  }

  /** The notice is gone then, and with it the button that had the focus. */
  function decide(how: "restore" | "discard", draft: FormDraft<EventText>) {
    if (how === "restore") form.setValues(drafts.restore(draft));
    else drafts.discard(draft);
    field.current?.querySelector<HTMLElement>("input")?.focus();
  }

  const { offer } = drafts;
  const action = isNew ? "Create event" : "Update event";
  return (
    <form
      ref={field}
      noValidate
      aria-label={isNew ? "New event" : "Event"}
      onSubmit={(submission) => {
        submission.preventDefault();
        submit();
      }}
    >
      <UnsavedChanges hasUnsaved={() => form.isDirty() && !isDone() && isLeaving?.() !== true} />
      <DoubtsDialog
        doubts={isAsking ? doubts.open : []}
        action={action}
        onConfirm={() => {
          doubts.confirm();
          setIsAsking(false);
          save(values);
        }}
        onClose={() => setIsAsking(false)}
      />
      <fieldset className={classes.fields} disabled={isSaving}>
        <Stack gap="lg">
          {offer && (
            <DraftNotice
              savedAt={offer.savedAt}
              leftOut="A chosen flyer"
              onRestore={() => decide("restore", offer)}
              onDiscard={() => decide("discard", offer)}
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
          <VenueFields form={form} event={event} today={today} doubt={doubts.about("zone")} />
          <PriceFields
            form={form}
            doubt={doubts.unanswered("currency")}
            onKeep={() => doubts.confirm("currency")}
          />
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
            onPick={(file, fault) => {
              form.setFieldValue("flyer", file);
              if (fault !== undefined) form.setFieldError("flyer", fault);
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
              {isSaving ? (isNew ? "Creating..." : "Updating...") : action}
            </Button>
          </FormFooter>
        </Stack>
      </fieldset>
    </form>
  );
}

/** The contract's own sentences; for counts it has only those of its validator. */
function faultsOf(values: EventFormValues): FormErrors {
  const faults = checkFields(toValidate(values));
  for (const name of ["capacity", "registrations"] as const) {
    const fault = countError(values[name]);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}

/** What the date inputs of this browser hold for the day it is here. */
function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
