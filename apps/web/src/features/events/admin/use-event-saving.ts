import type { PublicEvent } from "@before-ten/contracts/events/output";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { trpc } from "../../../lib/trpc.ts";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import { type EventFormValues, writtenEvent } from "./event-form-values.ts";
import { useEventsChanged } from "./use-events-changed.ts";

interface EventSaving extends SavingEnds {
  /** Undefined: a new one. */
  event: PublicEvent | undefined;
}

/** Creates or changes an event, once, and goes to the list of events. */
export function useEventSaving({ event, ...ends }: EventSaving) {
  const changed = useEventsChanged();
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/events",
    changed,
    ...ends,
  });
  const create = trpc.events.create.useMutation(creating);
  const update = trpc.events.update.useMutation(updating);
  const saving = event === undefined ? create : update;
  return {
    isSaving: saving.isPending,
    isDone,
    save: (values: EventFormValues) =>
      once(writtenEvent(values, event), (input) => saving.mutate(input)),
  };
}
