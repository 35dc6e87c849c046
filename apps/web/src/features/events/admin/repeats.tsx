import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId } from "react";
import { type EventFormValues, timeZoneOf } from "./event-form-values.ts";
import type { RepetitionChoice } from "./repetition-choice.ts";
import { RepetitionFields } from "./repetition-fields.tsx";

interface RepeatsProps {
  values: EventFormValues;
  choice: RepetitionChoice;
  onChange: (choice: RepetitionChoice) => void;
  showErrors: boolean;
}

/** The part of a new event's form that makes a series of it. Folded until somebody wants one. */
export function Repeats({ values, choice, onChange, showErrors }: RepeatsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const { startDate, startTime, endTime, country } = values;
  return (
    <div>
      <Button
        variant="transparent"
        px={0}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={18} aria-hidden />}
        onClick={toggle}
      >
        Repeats
      </Button>
      <div id={id} hidden={!isOpen}>
        <RepetitionFields
          event={{ startDate, startTime, endTime, country, timeZone: timeZoneOf(values) }}
          choice={choice}
          onChange={onChange}
          showErrors={showErrors}
        />
      </div>
    </div>
  );
}
