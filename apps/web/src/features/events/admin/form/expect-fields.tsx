import { eventLengths } from "@before-ten/contracts/events/rules";
import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Fold } from "../../../../admin/form/fold.tsx";
import { openingOf } from "../../public/event-page/what-to-expect.ts";
import type { EventFormValues } from "./event-form-values.ts";
import { LineUpField } from "./line-up-field.tsx";

const fieldNames = ["minimumAge", "door", "accessibility", "cloakroom", "refunds"] as const;

/** The texts under "What to Expect". Folded unless one of them is invalid. */
export function ExpectFields({ form }: { form: UseFormReturnType<EventFormValues> }) {
  const { values, errors } = form;
  const isWrong =
    fieldNames.some((name) => errors[name] !== undefined) ||
    Object.keys(errors).some((name) => name.startsWith("lineUp"));
  const note = { maxLength: eventLengths.note };
  return (
    <Fold label="What to Expect" mustShow={isWrong}>
      <Stack pt="sm">
        <Text size="sm" c="dimmed">
          The page already covers doors, music and closing time. Anything you leave empty stays as
          it is, or isn’t mentioned.
        </Text>
        <LineUpField form={form} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Door"
            placeholder={openingOf(values.startTime).before}
            {...note}
            {...form.getInputProps("door")}
          />
          <TextInput
            type="number"
            min={1}
            step={1}
            label="Minimum age"
            placeholder="Not mentioned"
            {...form.getInputProps("minimumAge")}
          />
          <TextInput
            label="Access"
            description="By wheelchair, with a pram, for those who need to sit"
            placeholder="Not mentioned"
            {...note}
            {...form.getInputProps("accessibility")}
          />
          <TextInput
            label="Cloakroom"
            description="Where coats and bags go, and what it costs"
            placeholder="Not mentioned"
            {...note}
            {...form.getInputProps("cloakroom")}
          />
        </SimpleGrid>
        <TextInput
          label="Refunds"
          description="For this event alone, where it differs from the refund policy"
          placeholder="Not mentioned"
          {...note}
          {...form.getInputProps("refunds")}
        />
      </Stack>
    </Fold>
  );
}
