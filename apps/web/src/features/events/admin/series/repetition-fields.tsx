import { seriesDates } from "@before-ten/contracts/series/rules";
import {
  Button,
  Group,
  NativeSelect,
  Pill,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { dayAndMonth } from "@before-ten/contracts/events/time-text";
import { useState } from "react";
import { DatesPreview, type PreviewedEvent } from "./dates-preview.tsx";
import {
  type RepetitionChoice,
  kindFor,
  repetitionErrors,
  repetitionOptions,
} from "./repetition-choice.ts";

interface RepetitionFieldsProps {
  event: PreviewedEvent;
  choice: RepetitionChoice;
  onChange: (choice: RepetitionChoice) => void;
  /** True from the first attempt to save. */
  showErrors: boolean;
}

/** Chooses how an event repeats, and previews its dates. */
export function RepetitionFields({ event, choice, onChange, showErrors }: RepetitionFieldsProps) {
  const { startDate } = event;
  const kind = kindFor(choice, startDate);
  const found = repetitionErrors(choice, startDate);
  const errors = showErrors ? found : {};
  const options = repetitionOptions(startDate);
  const set = (changed: Partial<RepetitionChoice>) => onChange({ ...choice, ...changed });
  return (
    <Stack gap="sm">
      <NativeSelect
        label="How often?"
        description={startDate === "" ? "Choose the start date first" : undefined}
        data={options}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = options.find((option) => option.value === value);
          if (chosen !== undefined) set({ kind: chosen.value, leftOut: [] });
        }}
      />
      {kind === "weekly" && (
        <TextInput
          type="number"
          min={1}
          label="Weeks between dates"
          value={choice.weeks}
          error={errors.weeks}
          onChange={({ currentTarget }) => set({ weeks: currentTarget.value, leftOut: [] })}
        />
      )}
      {kind === "by-hand" && (
        <DaysByHand
          days={choice.days}
          startDate={startDate}
          error={errors.days}
          onChange={(days) => set({ days })}
        />
      )}
      {kind !== "once" && kind !== "by-hand" && (
        <End choice={choice} errors={errors} startDate={startDate} onChange={set} />
      )}
      {kind !== "once" && (
        <DatesPreview event={event} choice={choice} onLeaveOut={(leftOut) => set({ leftOut })} />
      )}
    </Stack>
  );
}

interface EndProps {
  choice: RepetitionChoice;
  errors: ReturnType<typeof repetitionErrors>;
  startDate: string;
  onChange: (changed: Partial<RepetitionChoice>) => void;
}

function End({ choice, errors, startDate, onChange }: EndProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Radio.Group
        label="Ends"
        value={choice.endsBy}
        onChange={(value) => onChange({ endsBy: value === "until" ? "until" : "count" })}
      >
        <Stack gap="xs" pt="xs">
          <Radio value="count" label="After a number of dates" />
          <Radio value="until" label="On a day" />
        </Stack>
      </Radio.Group>
      {choice.endsBy === "count" ? (
        <TextInput
          type="number"
          min={seriesDates.min}
          max={seriesDates.max}
          label="Number of dates"
          value={choice.count}
          error={errors.count}
          onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
        />
      ) : (
        <TextInput
          type="date"
          min={startDate}
          label="Last day"
          value={choice.until}
          error={errors.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      )}
    </SimpleGrid>
  );
}

interface DaysByHandProps {
  days: readonly string[];
  startDate: string;
  error: string | undefined;
  onChange: (days: string[]) => void;
}

/** Days besides the start date. One in the field counts, even if it was never added. */
export function DaysByHand({ days, startDate, error, onChange }: DaysByHandProps) {
  const [added, setAdded] = useState(days);
  const [day, setDay] = useState("");
  const withDay = (next: string) =>
    next === "" || next === startDate || added.includes(next) ? added : [...added, next].toSorted();
  const isNew = withDay(day) !== added;
  const changeAdded = (next: readonly string[]) => {
    setAdded(next);
    setDay("");
    onChange([...next]);
  };
  return (
    <Stack gap="xs">
      <Group align="end" gap="xs">
        <TextInput
          type="date"
          label="Another day"
          value={day}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            onChange([...withDay(value)]);
          }}
        />
        <Button variant="default" disabled={!isNew} onClick={() => changeAdded(withDay(day))}>
          Add day
        </Button>
      </Group>
      {added.length > 0 && (
        <Group gap="xs">
          {added.map((each) => (
            <Pill
              key={each}
              size="lg"
              withRemoveButton
              removeButtonProps={{
                "aria-label": `Remove ${dayAndMonth(each)}`,
                "aria-hidden": false,
                tabIndex: 0,
              }}
              onRemove={() => changeAdded(added.filter((other) => other !== each))}
            >
              {dayAndMonth(each)} {each.slice(0, 4)}
            </Pill>
          ))}
        </Group>
      )}
      {days.length === 0 && (
        <Text size="sm" c="dimmed">
          Choose a day, and add more if you like.
        </Text>
      )}
    </Stack>
  );
}
