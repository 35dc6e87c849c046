import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { DisruptionValues } from "../disruption/disruption-values.ts";

/** The new dates of a rescheduled event. */
export function NewDates({ form }: { form: UseFormReturnType<DisruptionValues> }) {
  const startDate = form.getInputProps("disruption.startDate");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        type="date"
        label="New start date"
        required
        {...startDate}
        onChange={({ currentTarget }) => {
          const { startDate: before, endDate } = form.values.disruption;
          form.setFieldValue("disruption.startDate", currentTarget.value);
          if (endDate === before) form.setFieldValue("disruption.endDate", currentTarget.value);
        }}
      />
      <TextInput
        type="date"
        label="New end date"
        required
        {...form.getInputProps("disruption.endDate")}
      />
      <TextInput
        type="time"
        label="New start time"
        required
        {...form.getInputProps("disruption.startTime")}
      />
      <TextInput
        type="time"
        label="New end time"
        required
        {...form.getInputProps("disruption.endTime")}
      />
    </SimpleGrid>
  );
}
