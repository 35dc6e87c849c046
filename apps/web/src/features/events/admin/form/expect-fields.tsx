import {
  type Note,
  type NoteName,
  eventNotes,
  noteNames,
} from "@before-ten/contracts/events/notes";
import { eventNumbers, numberNames } from "@before-ten/contracts/events/numbers";
import { eventLengths } from "@before-ten/contracts/events/rules";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Fold } from "../../../../admin/form/fold.tsx";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { openingOf, saidByVenue } from "../../public/event-page/what-to-expect.ts";
import type { EventFormValues } from "./event-form-values.ts";
import { LineUpField } from "./line-up-field.tsx";

const fieldNames = [...numberNames, ...noteNames] as const;

const notMentioned = "Not mentioned";

interface ExpectFieldsProps {
  form: UseFormReturnType<EventFormValues>;
  /** The chosen venue, whose words stand where the event has none. */
  venue: AdminVenue | undefined;
}

/** The texts under "What to Expect". Folded unless one of them is invalid. */
export function ExpectFields({ form, venue }: ExpectFieldsProps) {
  const { values, errors } = form;
  const texts = useTexts(whatToExpectTexts);
  const isWrong =
    fieldNames.some((name) => errors[name] !== undefined) ||
    Object.keys(errors).some((name) => name.startsWith("lineUp"));
  const noteInput = (name: NoteName) => {
    const { label, help, isWide = false }: Note = eventNotes[name];
    return (
      <TextInput
        key={name}
        label={label}
        description={help}
        placeholder={
          name === "door"
            ? openingOf(values.startTime, texts).before
            : (saidByVenue(name, venue) ?? notMentioned)
        }
        maxLength={eventLengths.note}
        style={isWide ? { gridColumn: "1 / -1" } : undefined}
        {...form.getInputProps(name)}
      />
    );
  };
  return (
    <Fold label="What to Expect" mustShow={isWrong}>
      <Stack pt="sm">
        <Text size="sm" c="dimmed">
          The page already covers doors, music and closing time, and what the venue says. Anything
          you leave empty stays as it is, or isn’t mentioned.
        </Text>
        <LineUpField form={form} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {noteInput("door")}
          {numberNames.map((name) => (
            <TextInput
              key={name}
              type="number"
              min={1}
              step={1}
              label={eventNumbers[name].label}
              placeholder={notMentioned}
              {...form.getInputProps(name)}
            />
          ))}
          {noteNames.filter((name) => name !== "door").map(noteInput)}
        </SimpleGrid>
      </Stack>
    </Fold>
  );
}
