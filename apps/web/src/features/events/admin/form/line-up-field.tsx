import { eventLengths, maxLineUp } from "@before-ten/contracts/events/rules";
import { ActionIcon, Button, Group, Input, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { moveItem } from "../../../../admin/form/move-item.ts";
import { MoveButtons } from "../../../../admin/form/move-buttons.tsx";
import type { EventFormValues, LineUpRow } from "./event-form-values.ts";
import classes from "./line-up-field.module.css";

type RowPart = "time" | "up" | "down" | "remove";

/** The line-up with a row for each act, edited by buttons that work with a keyboard too. */
export function LineUpField({ form }: { form: UseFormReturnType<EventFormValues> }) {
  const { lineUp } = form.values;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function write(rows: LineUpRow[]) {
    // Row errors are stored by index, which may be another row's now.
    for (const name of Object.keys(form.errors)) {
      if (name.startsWith("lineUp")) form.clearFieldError(name);
    }
    form.setFieldValue("lineUp", rows);
  }

  /** Runs after the rows are rendered. */
  function focus(index: number, part: RowPart) {
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`);
      const other = row?.querySelector<HTMLElement>('[data-part="remove"]');
      (wanted ?? other ?? addButton.current)?.focus();
    });
  }

  function add() {
    write([...lineUp, { time: "", name: "" }]);
    focus(lineUp.length, "time");
  }

  function move(index: number, by: -1 | 1) {
    write(moveItem(lineUp, index, index + by));
    focus(index + by, by < 0 ? "up" : "down");
  }

  function remove(index: number) {
    write(lineUp.filter((_, each) => each !== index));
    focus(Math.min(index, lineUp.length - 2), "remove");
  }

  /** Rows have no id, so their index is the key. */
  const places = lineUp.map((row, index) => ({ row, index, place: `Act ${index + 1}` }));
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Input.Label labelElement="div" id={`${id}-label`}>
        Line-up
      </Input.Label>
      <Input.Description id={`${id}-hint`}>
        Who plays, and from when. Times are optional
      </Input.Description>
      <ol ref={list} className={classes.rows}>
        {places.map(({ row, index, place }) => (
          <li key={place} className={classes.row}>
            <TextInput
              type="time"
              aria-label={`Set time ${index + 1}`}
              data-part="time"
              {...form.getInputProps(`lineUp.${index}.time`)}
            />
            <TextInput
              aria-label={place}
              placeholder="Who plays"
              maxLength={eventLengths.act}
              className={classes.name}
              {...form.getInputProps(`lineUp.${index}.name`)}
            />
            <Group gap={4} wrap="nowrap">
              <MoveButtons
                name={nameOf(row)}
                place={{ number: index + 1, of: lineUp.length }}
                size="lg"
                onMove={(by) => move(index, by)}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={`Remove ${nameOf(row)}`}
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
        disabled={lineUp.length >= maxLineUp}
        onClick={add}
      >
        Add an act
      </Button>
      {form.errors.lineUp !== undefined && <Input.Error>{form.errors.lineUp}</Input.Error>}
    </div>
  );
}

function nameOf({ name }: LineUpRow): string {
  return name.trim() || "this act";
}
