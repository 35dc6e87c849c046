import { useState } from "react";
import type { EventFormValues } from "./event-form-values.ts";
import { newRepetition, repetitionErrors, sentRepetition } from "./repetition-choice.ts";

/** Where the form's errors say that something is wrong with how the event repeats. */
export const repetitionField = "repetition";

/** How a new event repeats. It stands beside the form's values: no event has such a field. */
export function useRepetition() {
  const [choice, setChoice] = useState(newRepetition);
  return {
    choice,
    setChoice,
    errors: ({ startDate }: EventFormValues) => {
      const [first] = Object.values(repetitionErrors(choice, startDate));
      return first === undefined ? {} : { [repetitionField]: first };
    },
    sent: ({ startDate }: EventFormValues) => sentRepetition(choice, startDate),
  };
}
