import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { maxGenres } from "@before-ten/contracts/events/rules";
import { defaultCapacity } from "@before-ten/contracts/shared/limits";
import { toNames } from "@before-ten/contracts/shared/names";
import {
  Checkbox,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
  Textarea,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { capitalised } from "../../../../lib/capitalised.ts";
import type { EventFormValues } from "./event-form-values.ts";

interface FieldsProps {
  form: UseFormReturnType<EventFormValues>;
}

/** Name and description. */
export function MainFields({ form }: FieldsProps) {
  return (
    <>
      <TextInput label="Event name" required {...form.getInputProps("eventName")} />
      <Textarea
        label="Description"
        required
        autosize
        minRows={4}
        {...form.getInputProps("description")}
      />
    </>
  );
}

/** Genres, capacity, status and whether it is featured. */
export function DetailFields({ form }: FieldsProps) {
  const { unlimitedCapacity } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TagsInput
        label="Music genres"
        description="Press Enter or type a comma after each"
        maxTags={maxGenres}
        {...form.getInputProps("musicGenres")}
        onChange={(texts) => form.setFieldValue("musicGenres", toNames(texts))}
      />
      <Stack gap="xs">
        <TextInput
          type="number"
          min={1}
          step={1}
          label="Capacity"
          description={
            unlimitedCapacity
              ? "The site doesn't count places"
              : `Leave empty to count down from ${defaultCapacity}`
          }
          {...form.getInputProps("capacity")}
          disabled={unlimitedCapacity}
        />
        <Checkbox
          label="No limit"
          {...form.getInputProps("unlimitedCapacity", { type: "checkbox" })}
        />
      </Stack>
      <NativeSelect
        label="Status"
        description="Published and active are both public; drafts aren't"
        data={eventStatuses.map((status) => ({ value: status, label: capitalised(status) }))}
        {...form.getInputProps("status")}
      />
      <Checkbox
        label="Featured event"
        description="Shown first on the home page"
        mt={{ xs: "1.75rem" }}
        {...form.getInputProps("featured", { type: "checkbox" })}
      />
    </SimpleGrid>
  );
}
