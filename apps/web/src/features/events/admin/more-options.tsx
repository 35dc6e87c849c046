import { capitalised } from "../../../lib/capitalised.ts";
import { availabilities } from "@before-ten/contracts/events/availability";
import { availabilityLabels } from "@before-ten/contracts/events/availability-messages";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { maxGenres } from "@before-ten/contracts/events/rules";
import { defaultCapacity } from "@before-ten/contracts/shared/limits";
import { toNames } from "@before-ten/contracts/shared/names";
import {
  Button,
  Checkbox,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId } from "react";
import type { EventFormValues } from "./event-form-values.ts";

const optionNames = [
  "status",
  "capacity",
  "registrations",
  "availability",
  "onSaleFrom",
  "musicGenres",
  "featured",
] as const;

/** The fields of an event beyond the specified ones. Folded, unless something in them is wrong. */
export function MoreOptions({ form }: { form: UseFormReturnType<EventFormValues> }) {
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const isOpen = isUnfolded || optionNames.some((name) => form.errors[name] !== undefined);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
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
        More options
      </Button>
      <div id={id} hidden={!isOpen}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} pt="sm">
          <NativeSelect
            label="Status"
            description="Drafts are not shown on the site"
            data={eventStatuses.map((status) => ({ value: status, label: capitalised(status) }))}
            {...form.getInputProps("status")}
          />
          <Stack gap="xs">
            <TextInput
              type="number"
              min={1}
              step={1}
              label="Capacity"
              description={
                form.values.unlimitedCapacity
                  ? "The site counts no places"
                  : `Empty: the site counts from ${defaultCapacity} places`
              }
              {...form.getInputProps("capacity")}
              disabled={form.values.unlimitedCapacity}
            />
            <Checkbox
              label="No limit"
              {...form.getInputProps("unlimitedCapacity", { type: "checkbox" })}
            />
          </Stack>
          <TextInput
            type="number"
            min={0}
            step={1}
            label="Registrations"
            description="How many tickets have gone so far"
            {...form.getInputProps("registrations")}
          />
          <NativeSelect
            label="Tickets"
            description="By itself, the event sells out when its capacity is reached"
            data={[
              { value: "", label: "By itself" },
              ...availabilities.map((each) => ({ value: each, label: availabilityLabels[each] })),
            ]}
            {...form.getInputProps("availability")}
          />
          {form.values.availability === "not-yet-on-sale" && (
            <TextInput
              type="datetime-local"
              label="On sale from"
              description="In your own time zone"
              {...form.getInputProps("onSaleFrom")}
            />
          )}
          <TagsInput
            label="Music genres"
            description="Press Enter or type a comma after each"
            maxTags={maxGenres}
            {...form.getInputProps("musicGenres")}
            onChange={(texts) => form.setFieldValue("musicGenres", toNames(texts))}
          />
        </SimpleGrid>
        <Checkbox
          mt="md"
          label="Featured event"
          {...form.getInputProps("featured", { type: "checkbox" })}
        />
      </div>
    </div>
  );
}
