import type { SiteText } from "@before-ten/contracts/site/output";
import { gapsIn } from "@before-ten/contracts/site/text-fields";
import { hasStoredIds, isImageText, maxLengthOf } from "@before-ten/contracts/site/rules";
import { Alert, Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { type ComponentType, type FormEvent, useState } from "react";
import { UnsavedChanges } from "../../../admin/form/unsaved-changes.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { ImageTextField } from "./image-text-field.tsx";
import { ListEntries } from "./list-entries.tsx";
import { type TextValue, useSaveText } from "./use-save-text.ts";
import { hasDraft, latestValue, textName } from "./words-search.ts";

interface TextDialogProps {
  /** Undefined: closed. */
  text: SiteText | undefined;
  onClose: () => void;
  /** Shows who changed it, and restores earlier versions. */
  history: ComponentType<{ id: string }>;
}

/** Edits a sentence or a list in a form. */
export function TextDialog({ text, onClose, history: History }: TextDialogProps) {
  const [isChanged, setChanged] = useState(false);
  const isList = typeof text?.default === "object";
  return (
    <Modal
      opened={text !== undefined}
      onClose={onClose}
      title={text && `${text.page}: ${textName(text.key)}`}
      size={isList ? "xl" : "lg"}
      closeOnClickOutside={!isChanged}
      closeOnEscape={!isChanged}
    >
      {text && <TextForm key={text.key} text={text} onChanged={setChanged} onClose={onClose} />}
      {text && text.version > 0 && (
        <Permitted to="history:read">
          <History id={text.key} />
        </Permitted>
      )}
    </Modal>
  );
}

interface TextFormProps {
  text: SiteText;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

function TextForm({ text, onChanged, onClose }: TextFormProps) {
  const [value, setValue] = useState<TextValue>(() => latestValue(text));
  const [opened] = useState(text);
  const [error, setError] = useState<string>();
  const { isSaving, saveText: save } = useSaveText({
    onSaved: onClose,
    onRefused: ({ data, message }) => setError(data?.details?.[0]?.message ?? message),
  });
  const isChanged = !isSame(value, latestValue(opened));

  function change(changed: TextValue) {
    setValue(changed);
    setError(undefined);
    onChanged(!isSame(changed, latestValue(opened)));
  }

  function publish(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void save(text, value, { isDraft: false });
  }

  return (
    <form data-saves noValidate aria-label="Text" onSubmit={publish}>
      <UnsavedChanges hasUnsaved={() => isChanged && !isSaving} />
      <Stack>
        {text.version !== opened.version && <ChangedMeanwhile text={text} />}
        {typeof value === "string" && isImageText(text.key) ? (
          <ImageTextField label="Image" value={value} error={error} onChange={change} />
        ) : typeof value === "string" ? (
          <SentenceField text={text} value={value} error={error} onChange={change} />
        ) : (
          <ListEntries
            isStored={hasStoredIds(text.key)}
            byDefault={typeof text.default === "string" ? [] : text.default}
            entries={value}
            error={error}
            onChange={change}
          />
        )}
        <Group justify="space-between">
          <Button
            variant="subtle"
            disabled={isSame(value, text.default)}
            onClick={() => change(text.default)}
          >
            Back to the default
          </Button>
          <Group>
            <Button
              variant="default"
              data-save-key
              disabled={!isChanged}
              loading={isSaving}
              onClick={() => void save(text, value, { isDraft: true })}
            >
              Save draft
            </Button>
            <Button type="submit" disabled={!isChanged && !hasDraft(text)} loading={isSaving}>
              Publish
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Another admin saved the same text while this form was open. */
function ChangedMeanwhile({ text }: { text: SiteText }) {
  const stored = latestValue(text);
  return (
    <Alert color="gold" title="Another admin has changed this text">
      <Text size="sm">
        {typeof stored === "string"
          ? `It says now: “${stored}”`
          : `It has ${stored.length} entries now.`}{" "}
        Saving replaces it with yours.
      </Text>
    </Alert>
  );
}

interface SentenceFieldProps {
  text: SiteText;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function SentenceField({ text, value, error, onChange }: SentenceFieldProps) {
  const byDefault = typeof text.default === "string" ? text.default : "";
  const max = maxLengthOf(byDefault, text.key);
  const gaps = gapsIn(byDefault).map((name) => `{${name}}`);
  const filled = gaps.length > 0 ? ` ${gaps.join(", ")} will be filled in.` : "";
  return (
    <Textarea
      label="Text"
      description={`${value.length} / ${max} characters.${filled} By default: ${byDefault}`}
      autosize
      minRows={2}
      required
      data-autofocus
      maxLength={max}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function isSame(one: TextValue, other: TextValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
