import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { DisruptionValues } from "../disruption/disruption-values.ts";

/** The dates and hours of an event that is moved. */
export function NewDates({ form }: { form: UseFormReturnType<DisruptionValues> }) {
  const startDate = form.getInputProps("disruption.startDate");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        type="date"
        label="Start date"
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
        label="End date"
        required
        {...form.getInputProps("disruption.endDate")}
      />
      <TextInput
        type="time"
        label="Start time"
        required
        {...form.getInputProps("disruption.startTime")}
      />
      <TextInput
        type="time"
        label="End time"
        required
        {...form.getInputProps("disruption.endTime")}
      />
    </SimpleGrid>
  );
}
