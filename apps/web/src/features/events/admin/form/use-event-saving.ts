import type { PublicEvent } from "@before-ten/contracts/events/output";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { adminSeriesMessages } from "@before-ten/contracts/series/admin-messages";
import type { SeriesScope } from "@before-ten/contracts/series/rules";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { type SavingEnds, useSaveOnce } from "../../../../admin/form/use-save-once.ts";
import type { EventFormValues } from "./event-form-values.ts";
import type { SentRepetition } from "../series/repetition-choice.ts";
import { useEventsChanged } from "../use-events-changed.ts";
import { useOfferDraft } from "../use-offer-draft.ts";
import { type EventBase, writtenEvent } from "./written-event.ts";

interface EventSaving extends SavingEnds {
  /** Undefined for a new event. */
  event: PublicEvent | undefined;
  base: EventBase | undefined;
  /** What is saved is only for admins, and isn't scheduled to be published. */
  isDraft: boolean;
  /** How a new event repeats; undefined if it takes place once. */
  repetition: SentRepetition | undefined;
}

/** What is asked before an edit is saved. */
interface EditChoices {
  scope?: SeriesScope;
  /** With it, visitors are told of the change. */
  changeReason?: string | undefined;
}

type Written = ReturnType<typeof writtenEvent>;

/** Creates or changes an event, or the dates of a series, once, and goes to the list of events. */
export function useEventSaving({ event, base, isDraft, repetition, ...ends }: EventSaving) {
  const changed = useEventsChanged();
  const offerDraft = useOfferDraft();
  const undo = trpc.events.undoBulk.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await changed();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: trashMessages.undoFailed })),
  });
  const { creating, updating, isDone, once } = useSaveOnce({
    messages:
      repetition === undefined ? adminEventMessages : { ...adminEventMessages, ...ofSeries },
    list: "/admin/events",
    isDraft,
    undo: {
      text: adminSeriesMessages.changesTo,
      run: (undoId) => undo.mutate({ undoId }),
    },
    changed: async ({ id, events = [{ id }] }) => {
      await changed();
      // The changes of a series can be undone anyway.
      if (event === undefined || id === event.id) await offerDraft(events.map((each) => each.id));
    },
    ...ends,
  });
  const create = trpc.events.create.useMutation(creating);
  const createSeries = trpc.series.create.useMutation(creating);
  const update = trpc.events.update.useMutation(updating);
  const updateSeries = trpc.series.update.useMutation(updating);

  function send(values: EventFormValues, { scope = "this", changeReason }: EditChoices) {
    const fields = writtenEvent(values, base);
    const written = changeReason === undefined ? fields : withFields(fields, { changeReason });
    if (event === undefined) {
      if (repetition === undefined) once(written, (input) => create.mutate(input));
      else once(withFields(written, repetition), (input) => createSeries.mutate(input));
      return;
    }
    if (event.series === null || scope === "this") {
      once(written, (input) => update.mutate(input));
      return;
    }
    const dates = { id: event.series.id, eventId: event.id, scope };
    once(withFields(written, dates), (input) => updateSeries.mutate(input));
  }

  return {
    isSaving: [create, createSeries, update, updateSeries].some(({ isPending }) => isPending),
    isDone,
    save: (values: EventFormValues, choices: EditChoices = {}) => send(values, choices),
  };
}

const { created, createFailed, createFailedRetry } = adminSeriesMessages;
const ofSeries = { created, createFailed, createFailedRetry };

/** In a multipart form, lists are JSON text. */
function withFields(written: Written, fields: object): Written {
  if (!(written instanceof FormData)) return { ...written, ...fields };
  for (const [name, value] of Object.entries(fields)) {
    written.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return written;
}
