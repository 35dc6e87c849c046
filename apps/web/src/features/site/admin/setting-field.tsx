import type { SiteText } from "@before-ten/contracts/site/output";
import { isImageText, maxLengthOf } from "@before-ten/contracts/site/rules";
import { Button, Group, Stack, Text, TextInput, Textarea, VisuallyHidden } from "@mantine/core";
import { HistoryLink } from "../../../admin/shell/history-link.tsx";
import { ImageTextField } from "./image-text-field.tsx";
import { ListEntries } from "./list-entries.tsx";
import type { settingRows } from "./setting-rows.ts";
import type { TextValue } from "./use-save-text.ts";
import { hasDraft } from "./words-search.ts";

interface SettingFieldProps {
  row: (typeof settingRows)[keyof typeof settingRows];
  text: SiteText;
  value: TextValue;
  error: string | undefined;
  onChange: (value: TextValue) => void;
}

/** A setting with its default, and the way back to it. */
export function SettingField({ row, text, value, error, onChange }: SettingFieldProps) {
  const { label, hint, type } = row;
  const isDefault = JSON.stringify(value) === JSON.stringify(text.default);
  return (
    <Stack gap="xs">
      {typeof value === "string" && isImageText(text.key) ? (
        <ImageTextField
          {...{ label, error, value, onChange }}
          {...(hint !== undefined && { description: hint })}
        />
      ) : typeof value === "string" && typeof text.default === "string" ? (
        <SentenceInput
          {...{ label, type, error, value, onChange }}
          maxLength={maxLengthOf(text.default, text.key)}
          description={[hint, !isDefault && text.default !== "" && `By default: ${text.default}`]
            .filter(Boolean)
            .join(" ")}
          required={text.default !== ""}
        />
      ) : (
        <>
          {hint !== undefined && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
          <ListEntries
            byDefault={typeof text.default === "string" ? [] : text.default}
            // A hidden example only tells which fields an entry has.
            entries={typeof value === "string" ? [] : value.filter(({ id }) => !isExample(id))}
            error={error}
            onChange={onChange}
          />
        </>
      )}
      {hasDraft(text) && (
        <Text size="sm" c="dimmed">
          Site texts has a draft of this. Saving another value here discards it.
        </Text>
      )}
      <Group gap="xs" display={isDefault && text.version === 0 ? "none" : "flex"}>
        {!isDefault && (
          <Button size="xs" variant="subtle" onClick={() => onChange(text.default)}>
            Back to the default
            <VisuallyHidden component="span"> of {label}</VisuallyHidden>
          </Button>
        )}
        {text.version > 0 && (
          <HistoryLink kind="text" id={text.key} of={label} size="xs" variant="subtle" />
        )}
      </Group>
    </Stack>
  );
}

function isExample(id: string): boolean {
  return id.startsWith("example");
}

interface SentenceInputProps {
  label: string;
  description: string;
  type: "email" | "tel" | undefined;
  maxLength: number;
  required: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function SentenceInput({ type, onChange, ...field }: SentenceInputProps) {
  return type === undefined ? (
    <Textarea
      {...field}
      autosize
      minRows={1}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...field} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
