import { availabilities } from "@before-ten/contracts/events/availability";
import { availabilityLabels } from "@before-ten/contracts/events/admin-messages";
import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Fold } from "../../../../admin/form/fold.tsx";
import { ScheduleInputs } from "../../../../admin/form/schedule-inputs.tsx";
import { type EventFormValues, timeZoneOf } from "./event-form-values.ts";

const optionNames = [
  "registrations",
  "availability",
  "onSaleFrom",
  "publishAt",
  "takeDownAt",
] as const;

/** Options that are rarely set by hand. Folded unless one of them is invalid. */
export function MoreOptions({ form }: { form: UseFormReturnType<EventFormValues> }) {
  return (
    <Fold
      label="More options"
      mustShow={optionNames.some((name) => form.errors[name] !== undefined)}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} pt="sm">
        <TextInput
          type="number"
          min={0}
          step={1}
          label="Registrations"
          description="Tickets sold so far"
          {...form.getInputProps("registrations")}
        />
        <NativeSelect
          label="Tickets"
          description="Automatic: the event sells out when it reaches its capacity"
          data={[
            { value: "", label: "Automatic" },
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
      </SimpleGrid>
      <Stack pt="md">
        <ScheduleInputs
          form={form}
          timeZone={timeZoneOf(form.values)}
          onPublishLater={() => form.setFieldValue("status", "draft")}
        />
      </Stack>
    </Fold>
  );
}
