import { countryOf } from "@before-ten/contracts/shared/countries";
import { currencySymbol } from "@before-ten/contracts/shared/money";
import { withScheme } from "@before-ten/contracts/shared/web-link";
import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Fold } from "../../../../admin/form/fold.tsx";
import { DoubtNotice } from "../doubts/doubt-notice.tsx";
import type { Doubt } from "../doubts/event-doubts.ts";
import { type EventFormValues, currencyOf } from "./event-form-values.ts";
import { sentPromotion } from "./form-prices.ts";
import { PromotionFields } from "./promotion-fields.tsx";
import { PriceStepsField } from "./price-steps-field.tsx";

interface PriceFieldsProps {
  form: UseFormReturnType<EventFormValues>;
  /** Shown until the admin confirms it. */
  doubt: Doubt | undefined;
  /** Called when the price keeps its currency. */
  onKeep: () => void;
  /** Called when text was pasted into the link's field. */
  onPasteLink: (text: string) => void;
}

export function PriceFields({ form, doubt, onKeep, onPasteLink }: PriceFieldsProps) {
  const { values } = form;
  const currency = currencyOf(values);
  const sign = values.country === "" ? "" : currencySymbol(currency).trim();
  const usual = countryOf(values.country).currency;
  /** Adds `https://` to `www.club.example/x`, visibly. */
  function completeLink() {
    const typed = form.getValues().redirectUrl.trim();
    if (withScheme(typed) !== typed) form.setFieldValue("redirectUrl", withScheme(typed));
  }

  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Ticket price"
          description={
            values.country === "" ? "In the currency of the country" : `${currency} per person`
          }
          inputMode="decimal"
          placeholder="50.00"
          required
          leftSection={sign}
          {...form.getInputProps("ticketPrice")}
        />
        <TextInput
          type="url"
          label="Ticket redirect URL"
          description="The ticket page of this event"
          placeholder="https://"
          required
          onPaste={({ clipboardData }) => onPasteLink(clipboardData.getData("text"))}
          {...form.getInputProps("redirectUrl")}
          onBlur={completeLink}
          // Enter submits the form without a blur event.
          onKeyDown={({ key }) => {
            if (key === "Enter") completeLink();
          }}
        />
      </SimpleGrid>
      <Fold
        label="Prices by date, promotion"
        mustShow={
          values.priceSteps.length > 0 ||
          sentPromotion(values) !== null ||
          Object.keys(form.errors).some((name) => /^(?:priceSteps|promotion)/.test(name))
        }
      >
        <Stack pt="xs">
          <PriceStepsField form={form} currencySign={sign} />
          <PromotionFields form={form} />
        </Stack>
      </Fold>
      <DoubtNotice doubt={doubt}>
        <Button size="xs" variant="default" onClick={onKeep}>
          Keep {currency}
        </Button>
        <Button size="xs" onClick={() => form.setFieldValue("currency", usual)}>
          Change to {usual}
        </Button>
      </DoubtNotice>
    </>
  );
}
