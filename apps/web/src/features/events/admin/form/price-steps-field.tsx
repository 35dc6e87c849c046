import { maxPriceSteps } from "@before-ten/contracts/events/prices/prices";
import { ActionIcon, Button, Group, Input, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import type { EventFormValues } from "./event-form-values.ts";
import type { PriceRow } from "./form-prices.ts";
import classes from "./line-up-field.module.css";

interface PriceStepsFieldProps {
  form: UseFormReturnType<EventFormValues>;
  currencySign: string;
}

/** Prices before the ticket price, each until its own time at the venue. */
export function PriceStepsField({ form, currencySign }: PriceStepsFieldProps) {
  const { priceSteps } = form.values;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function write(rows: PriceRow[]) {
    // Row errors are stored by index, which may be another row's now.
    for (const name of Object.keys(form.errors)) {
      if (name.startsWith("priceSteps")) form.clearFieldError(name);
    }
    form.setFieldValue("priceSteps", rows);
  }

  /** Runs after the rows are rendered. */
  function focus(index: number, part: "amount" | "remove") {
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
      (wanted ?? addButton.current)?.focus();
    });
  }

  function add() {
    write([...priceSteps, { amount: "", until: "" }]);
    focus(priceSteps.length, "amount");
  }

  function remove(index: number) {
    write(priceSteps.filter((_, each) => each !== index));
    focus(Math.min(index, priceSteps.length - 2), "remove");
  }

  /** Rows have no id, so their index is the key. */
  const places = priceSteps.map((_, index) => ({ index, name: `Earlier price ${index + 1}` }));
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Input.Label labelElement="div" id={`${id}-label`}>
        Earlier prices
      </Input.Label>
      <Input.Description id={`${id}-hint`}>
        Each applies until a day and time at the venue, then the next one, and finally the ticket
        price. Page, cards and feeds switch on time
      </Input.Description>
      <ol ref={list} className={classes.rows}>
        {places.map(({ index, name }) => (
          <li key={name} className={classes.row}>
            <TextInput
              aria-label={name}
              inputMode="decimal"
              placeholder="40.00"
              leftSection={currencySign}
              data-part="amount"
              {...form.getInputProps(`priceSteps.${index}.amount`)}
            />
            <TextInput
              type="datetime-local"
              aria-label={`${name} until`}
              className={classes.name}
              {...form.getInputProps(`priceSteps.${index}.until`)}
            />
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={`Remove ${name.toLowerCase()}`}
                data-part="remove"
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={priceSteps.length >= maxPriceSteps - 1}
        onClick={add}
      >
        Add an earlier price
      </Button>
      {form.errors.priceSteps !== undefined && <Input.Error>{form.errors.priceSteps}</Input.Error>}
    </div>
  );
}
