import { useState } from "react";
import { type Doubt, type DoubtKind, doubtsOf } from "./event-doubts.ts";
import type { EventFormValues } from "./event-form-values.ts";

interface DoubtsAbout {
  /** What is stored was meant once; undefined: a new event. */
  stored: EventFormValues | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** What is to be asked about a form, and what was answered in it. */
export function useDoubts(values: EventFormValues, { stored, today }: DoubtsAbout) {
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const doubts = doubtsOf(values, today);
  const meantBefore = stored === undefined ? [] : doubtsOf(stored, today).map(({ id }) => id);
  const about = (kind: DoubtKind) => doubts.find((doubt) => doubt.kind === kind);
  return {
    about,
    /** The doubt of this kind, unless it is confirmed. */
    unanswered(kind: DoubtKind): Doubt | undefined {
      const doubt = about(kind);
      return doubt && confirmed.includes(doubt.id) ? undefined : doubt;
    },
    /** What is new, and has to be confirmed before it is saved. */
    open: doubts.filter(({ id }) => !confirmed.includes(id) && !meantBefore.includes(id)),
    /** All of them, or those of a kind. */
    confirm(kind?: DoubtKind): void {
      const meant = doubts.filter((doubt) => kind === undefined || doubt.kind === kind);
      setConfirmed([...confirmed, ...meant.map(({ id }) => id)]);
    },
  };
}
