import { useState } from "react";
import { type Doubt, type DoubtKind, type Surroundings, doubtsOf } from "./event-doubts.ts";
import type { EventFormValues } from "../form/event-form-values.ts";

interface DoubtsAbout extends Surroundings {
  /** Stored values aren't questioned again; undefined for a new event. */
  stored: EventFormValues | undefined;
}

/** The form's open doubts, and how to confirm them. */
export function useDoubts(values: EventFormValues, { stored, ...around }: DoubtsAbout) {
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const doubts = doubtsOf(values, around);
  const meantBefore = stored === undefined ? [] : doubtsOf(stored, around).map(({ id }) => id);
  const about = (kind: DoubtKind) => doubts.find((doubt) => doubt.kind === kind);
  return {
    about,
    /** The doubt of this kind, unless it is confirmed. */
    unanswered(kind: DoubtKind): Doubt | undefined {
      const doubt = about(kind);
      return doubt && confirmed.includes(doubt.id) ? undefined : doubt;
    },
    /** New doubts that have to be confirmed before saving. */
    open: doubts.filter(({ id }) => !confirmed.includes(id) && !meantBefore.includes(id)),
    /** Confirms all doubts, or those of a kind. */
    confirm(kind?: DoubtKind): void {
      const meant = doubts.filter((doubt) => kind === undefined || doubt.kind === kind);
      setConfirmed([...confirmed, ...meant.map(({ id }) => id)]);
    },
  };
}
