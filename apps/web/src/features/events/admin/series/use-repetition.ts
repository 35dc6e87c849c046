import { useState } from "react";
import type { EventFormValues } from "../form/event-form-values.ts";
import { newRepetition, repetitionErrors, sentRepetition } from "./repetition-choice.ts";

/** Key of the form's error for an invalid repetition. */
export const repetitionField = "repetition";

/** How a new event repeats. It isn't part of the form's values, as no event has such a field. */
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
