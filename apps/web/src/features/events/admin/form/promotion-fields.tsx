import { eventLengths } from "@before-ten/contracts/events/rules";
import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { EventFormValues } from "./event-form-values.ts";

/** A sentence of the event's page, with the times between which it is shown. */
export function PromotionFields({ form }: { form: UseFormReturnType<EventFormValues> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} role="group" aria-label="Promotion">
      <TextInput
        label="Promotion"
        description="A sentence beside the price, such as a promotion code"
        placeholder="Code EARLY: 10% off until Sunday"
        maxLength={eventLengths.promotion}
        style={{ gridColumn: "1 / -1" }}
        {...form.getInputProps("promotion.text")}
      />
      <TextInput
        type="datetime-local"
        label="Shown from"
        description="Venue time. Leave empty to start now"
        {...form.getInputProps("promotion.from")}
      />
      <TextInput
        type="datetime-local"
        label="Shown until"
        description="Venue time. Leave empty to run until the party is over"
        {...form.getInputProps("promotion.until")}
      />
    </SimpleGrid>
  );
}
