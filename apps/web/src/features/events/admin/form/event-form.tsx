import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { SeriesScope } from "@before-ten/contracts/series/rules";
import { createEventInput } from "@before-ten/contracts/events/input";
import { Paper } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { CurrentImage } from "../../../../admin/form/image/current-image.tsx";
import { notifyError } from "../../../../lib/notify.ts";
import { watchClock } from "../../../../lib/clock.ts";
import { AdminForm } from "../../../../admin/form/admin-form.tsx";
import { imageError } from "../../../../admin/form/image/image-error.ts";
import { FormFooter } from "../../../../admin/form/form-footer.tsx";
import { FormSection } from "../../../../admin/form/form-section.tsx";
import { ImageField } from "../../../../admin/form/image/image-field.tsx";
import { useAdminForm } from "../../../../admin/form/use-admin-form.ts";
import { comparedEvent } from "../event-compared.ts";
import { changeOfPlans } from "../disruption/change-of-plans.ts";
import { TellDialog } from "../disruption/tell-dialog.tsx";
import { DoubtNotice } from "../doubts/doubt-notice.tsx";
import { DoubtsDialog } from "../doubts/doubts-dialog.tsx";
import {
  type EventFormValues,
  chosenLocation,
  countError,
  missingLocation,
  newEventValues,
  toValidate,
  valuesOf,
} from "./event-form-values.ts";
import classes from "./event-form.module.css";
import { EventPreview } from "../preview/event-preview.tsx";
import { type EventText, readEventText, textOf } from "../event-text.ts";
import { ExpectFields } from "./expect-fields.tsx";
import { DetailFields, MainFields } from "./main-fields.tsx";
import { MoreOptions } from "./more-options.tsx";
import { PriceFields } from "./price-fields.tsx";
import { Repeats } from "../series/repeats.tsx";
import { SaveButtons, saveLabel } from "./save-buttons.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { ScopeDialog } from "../series/scope-dialog.tsx";
import { type TicketPageReader, ticketPageSlot } from "../doubts/ticket-page-slot.ts";
import { useDoubts } from "../doubts/use-doubts.ts";
import { useEventSaving } from "./use-event-saving.ts";
import { repetitionField, useRepetition } from "../series/repetition-choice.ts";
import { useChosenVenue } from "./use-venues.ts";
import { VenueFields } from "./venue-fields.tsx";
import { writtenFields } from "./written-event.ts";
import { EventPoster } from "../../public/tickets/event-poster.tsx";

interface EventFormProps {
  /** Undefined for a new event. */
  event?: PublicEvent;
  /** Reads the event again; undefined if it was deleted. */
  read?: () => Promise<PublicEvent | undefined>;
  /** True while something outside the form leaves the page on purpose. */
  isLeaving?: () => boolean;
  ticketPage: TicketPageReader;
  /** Called with a function that tells whether there are unsaved changes. */
  onReady?: (isDirty: () => boolean) => void;
  /** Day of a new event, if it is known. */
  date?: string | undefined;
  /** Shown beside the form, below the preview. */
  aside?: ReactNode;
}

/** Crops of the lists' cards and of the event's own page. */
const crops = [{ label: "On its card", ratio: "38 / 31" }, { label: "On its page" }];

const checkFields = schemaResolver(createEventInput, { sync: true });

export function EventForm({
  event,
  date = "",
  read,
  isLeaving,
  ticketPage: TicketPage,
  onReady,
  aside,
}: EventFormProps) {
  const isNew = event === undefined;
  const today = useSyncExternalStore(watchClock, localDay, localDay);
  const repeats = useRepetition();
  const state = useAdminForm<EventFormValues, EventText>({
    subject: `event:${event?.id ?? "new"}`,
    initialValues: () =>
      isNew ? { ...newEventValues, startDate: date, endDate: date } : valuesOf(event),
    validate: (values) => ({ ...errorsOf(values), ...repeats.errors(values) }),
    textOf,
    readText: readEventText,
    edited: event && {
      kind: "event",
      id: event.id,
      version: event.version,
      compared: comparedEvent,
      read: async () => {
        const stored = await read?.();
        return stored && { version: stored.version, values: valuesOf(stored) };
      },
    },
  });
  const { form, ifValid } = state;
  const base = event && { id: event.id, ...state.base };
  const { values } = form;
  const venue = useChosenVenue(values);
  useEffect(() => onReady?.(state.isDirty));
  const doubts = useDoubts(values, { stored: base?.values, today, venue });
  const [isAsking, setIsAsking] = useState(false);
  const [isChoosingDates, setIsChoosingDates] = useState(false);
  /** The dates whose visitors may be told of the change. */
  const [tellingOf, setTellingOf] = useState<SeriesScope>();
  const repetition = isNew ? repeats.sent(values) : undefined;
  const isDraft = values.status === "draft" && values.publishAt === "";
  const saving = useEventSaving({ event, base, isDraft, repetition, ...state.ends });
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
    else askOrSave("this");
  }

  function askOrSave(scope: SeriesScope) {
    if (plans().length > 0) setTellingOf(scope);
    else saving.save(values, { scope });
  }

  function plans() {
    return event && base ? changeOfPlans(event, { stored: base.values, values }, new Date()) : [];
  }

  return (
    <div className={classes.page}>
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
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
            action={saveLabel(values, isNew)}
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
              fields={writtenFields(values, base)}
              withFlyer={values.flyer !== null}
              onClose={() => setIsChoosingDates(false)}
              onConfirm={(scope) => {
                setIsChoosingDates(false);
                askOrSave(scope);
              }}
            />
          )}
          {event !== undefined && (
            <TellDialog
              isOpen={tellingOf !== undefined}
              id={event.id}
              changes={tellingOf === undefined ? [] : plans()}
              earlierReason={event.disruption?.reason ?? ""}
              onClose={() => setTellingOf(undefined)}
              onConfirm={(changeReason) => {
                setTellingOf(undefined);
                saving.save(values, { scope: tellingOf ?? "this", changeReason });
              }}
            />
          )}
          <FormSection title="The party">
            <MainFields form={form} />
          </FormSection>
          <FormSection title="Place">
            <VenueFields form={form} event={event} today={today} doubt={doubts.about("zone")} />
          </FormSection>
          <FormSection title="Tickets">
            <PriceFields
              form={form}
              doubt={doubts.unanswered("currency")}
              onKeep={() => doubts.confirm("currency")}
              onPasteLink={(url) => setPasted({ url })}
            />
            <TicketPage {...ticketPageSlot(form, pasted)} />
          </FormSection>
          <FormSection title="Date and time">
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
          </FormSection>
          <FormSection title="Details">
            <DetailFields form={form} />
            <DoubtNotice doubt={doubts.about("crowded")} />
          </FormSection>
          <FormSection title="Flyer">
            {event !== undefined && (
              <CurrentImage
                title="Current flyer"
                none={
                  event.poster === null
                    ? "There is none yet: the site shows a drawn calendar."
                    : undefined
                }
              >
                <div className={classes.flyer}>
                  <EventPoster poster={event.poster} sizes="120px" />
                </div>
              </CurrentImage>
            )}
            <ImageField
              label="Event flyer"
              hint={
                isNew
                  ? "JPEG, PNG or WebP, less than 5MB. Recommended size: 800x1200 px"
                  : "PNG, JPG, WebP up to 5MB"
              }
              file={values.flyer}
              crops={crops}
              {...(isNew && { errorOf: imageError })}
              onPick={(file, error) => {
                form.setFieldValue("flyer", file);
                if (error !== undefined) form.setFieldError("flyer", error);
              }}
              error={form.errors.flyer}
            />
          </FormSection>
          <ExpectFields form={form} venue={venue} />
          <MoreOptions form={form} />
          <DoubtNotice doubt={doubts.about("overbooked")} />
          <FormFooter>
            <SaveButtons form={form} isNew={isNew} isSaving={saving.isSaving} />
          </FormFooter>
        </AdminForm>
      </Paper>
      <aside className={classes.aside} aria-label="Preview">
        <EventPreview values={values} event={event} venue={venue} />
        {aside}
      </aside>
    </div>
  );
}

/** Errors with the contract's own sentences; for numbers it has only those of zod. */
function errorsOf(values: EventFormValues): FormErrors {
  const errors = checkFields(toValidate(values));
  for (const name of ["capacity", "registrations"] as const) {
    const error = countError(values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** Today's date in the browser's time zone, as date inputs format it. */
function localDay(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
