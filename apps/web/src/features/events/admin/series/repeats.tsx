import { Fold } from "../../../../admin/form/fold.tsx";
import { type EventFormValues, timeZoneOf } from "../form/event-form-values.ts";
import type { RepetitionChoice } from "./repetition-choice.ts";
import { RepetitionFields } from "./repetition-fields.tsx";

interface RepeatsProps {
  values: EventFormValues;
  choice: RepetitionChoice;
  onChange: (choice: RepetitionChoice) => void;
  showErrors: boolean;
}

/** The folded part of a new event's form that turns it into a series. */
export function Repeats({ values, choice, onChange, showErrors }: RepeatsProps) {
  const { startDate, startTime, endTime, country } = values;
  return (
    <Fold label="Repeats">
      <RepetitionFields
        event={{ startDate, startTime, endTime, country, timeZone: timeZoneOf(values) }}
        choice={choice}
        onChange={onChange}
        showErrors={showErrors}
      />
    </Fold>
  );
}
