import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { momentOf } from "../../list/admin-dates.ts";
import classes from "./conflict-dialog.module.css";
import { conflictMessages as messages, listed } from "./conflict-messages.ts";
import { type InThree, differingPart } from "./differing-part.ts";
import { DialogButtons } from "../dialog-buttons.tsx";
import type { ComparedField } from "./merge-values.ts";
import type { ConflictQuestion } from "../use-edited-thing.ts";

interface ConflictDialogProps<Values extends object> {
  mine: Values;
  /** Undefined while the dialog is closed. */
  question:
    | (ConflictQuestion<Values> & {
        answer: (theirs: readonly ComparedField<Values>[]) => void;
        close: () => void;
      })
    | undefined;
}

/** Shows both versions of a field that two people changed, and lets the second one choose. */
export function ConflictDialog<Values extends object>({
  mine,
  question,
}: ConflictDialogProps<Values>) {
  return (
    <Modal
      opened={question !== undefined}
      onClose={() => question?.close()}
      size="xl"
      title={messages.conflictTitle}
    >
      {question && <ConflictForm mine={mine} question={question} />}
    </Modal>
  );
}

type Choice = "mine" | "theirs";

function ConflictForm<Values extends object>({
  mine,
  question,
}: {
  mine: Values;
  question: NonNullable<ConflictDialogProps<Values>["question"]>;
}) {
  const { conflicts, taken } = question.merge;
  const [choices, setChoices] = useState<ReadonlyMap<ComparedField<Values>, Choice>>(new Map());
  const isDecided = conflicts.every((field) => choices.has(field));
  const chooseAll = (choice: Choice) =>
    setChoices(new Map(conflicts.map((field) => [field, choice])));

  return (
    <Stack>
      <Text size="sm">{messages.conflictText}</Text>
      {conflicts.length > 1 && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => chooseAll("mine")}>
            {messages.allMine}
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll("theirs")}>
            {messages.allTheirs}
          </Button>
        </Group>
      )}
      {conflicts.map((field) => (
        <Conflict
          key={field.label}
          field={field}
          mine={mine}
          question={question}
          choice={choices.get(field)}
          onChoose={(choice) => setChoices(new Map(choices).set(field, choice))}
        />
      ))}
      {taken.length > 0 && (
        <Text size="sm" c="dimmed">
          {messages.takenToo(listed(taken.map(({ label }) => label)))}
        </Text>
      )}
      <DialogButtons onCancel={question.close}>
        <Button
          disabled={!isDecided}
          onClick={() =>
            question.answer(conflicts.filter((each) => choices.get(each) === "theirs"))
          }
        >
          {question.thenSaves ? messages.chooseAndSave : messages.choose}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

interface ConflictProps<Values extends object> {
  field: ComparedField<Values>;
  mine: Values;
  question: ConflictQuestion<Values>;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Conflict<Values extends object>({
  field,
  mine,
  question: { theirs, changes },
  choice,
  onChoose,
}: ConflictProps<Values>) {
  const change = changes.find((each) => field.fields.includes(each.field));
  const [own, others] = differingPart(field.text(mine), field.text(theirs.values));
  return (
    <Radio.Group
      label={field.label}
      value={choice ?? null}
      onChange={(value) => onChoose(value === "theirs" ? "theirs" : "mine")}
      classNames={{ label: classes.label }}
    >
      <div className={classes.both}>
        <Version value="mine" label={messages.yours} text={own} />
        <Version
          value="theirs"
          label={
            change === undefined
              ? messages.stored
              : messages.ofOther(change.by ?? "Someone", momentOf(change.at))
          }
          text={others}
        />
      </div>
    </Radio.Group>
  );
}

function Version({ value, label, text }: { value: Choice; label: string; text: InThree }) {
  const id = useId();
  const [before, own, after] = text;
  const isEmpty = before + own + after === "";
  return (
    <label className={classes.version}>
      <Radio value={value} label={label} aria-describedby={id} component="span" />
      <span id={id} className={classes.text}>
        {isEmpty ? <em>{messages.empty}</em> : before}
        {own !== "" && <mark className={classes.own}>{own}</mark>}
        {after}
      </span>
    </label>
  );
}
