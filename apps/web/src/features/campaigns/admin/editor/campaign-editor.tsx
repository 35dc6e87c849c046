import {
  maxPreviewTextLength,
  maxSenderNameLength,
  maxSubjectLength,
} from "@before-ten/contracts/campaigns/rules";
import { Stack, TextInput, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { BlockList } from "./block-list.tsx";
import type { EditorContent } from "./editor-values.ts";
import classes from "./editor.module.css";
import { MailPreview } from "./mail-preview.tsx";

interface CampaignEditorProps {
  /** The editor's part of a campaign form's values: see `editor-values.ts`. */
  values: EditorContent;
  /**
   * Passes an updater that returns what changes: `(change) => form.setValues((before) => change({
   * ...values, ...before }))`.
   */
  onChange: (change: (before: EditorContent) => Partial<EditorContent>) => void;
  /** By path of the contract's input: `subject`, `blocks.0.text`. */
  errors: Readonly<Record<string, ReactNode>>;
  /** The audience fields, shown below the blocks. */
  audience?: ReactNode;
  /** The form's footer, with the buttons that save and send. */
  children?: ReactNode;
}

/** Edits a campaign's mail beside its preview, inside a form that saves it. */
export function CampaignEditor({
  values,
  onChange,
  errors,
  audience,
  children,
}: CampaignEditorProps) {
  const line = (name: "subject" | "previewText" | "senderName", maxLength: number) => ({
    maxLength,
    value: values[name],
    error: errors[name],
    inputWrapperOrder: [
      "label" as const,
      "input" as const,
      "description" as const,
      "error" as const,
    ],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget;
      onChange(() => ({ [name]: value }));
    },
  });
  return (
    <div className={classes.columns}>
      <Stack gap="lg" className={classes.fields}>
        <TextInput
          label="Subject"
          required
          description={counted(values.subject, maxSubjectLength)}
          {...line("subject", maxSubjectLength)}
        />
        <TextInput
          label="Preview text"
          description={`Shown after the subject in the inbox. ${counted(values.previewText, maxPreviewTextLength)}`}
          {...line("previewText", maxPreviewTextLength)}
        />
        <TextInput
          label="Sender name"
          required
          description={counted(values.senderName, maxSenderNameLength)}
          {...line("senderName", maxSenderNameLength)}
        />
        <section aria-labelledby="campaign-blocks">
          <Title order={2} size="h4" id="campaign-blocks" mb="sm">
            What it says
          </Title>
          <BlockList
            blocks={values.blocks}
            errorOf={(path) => errors[path]}
            onChange={(change) => onChange((before) => ({ blocks: change(before.blocks) }))}
          />
          {errors["blocks"] !== undefined && <p className={classes.error}>{errors["blocks"]}</p>}
        </section>
        {audience}
        {children}
      </Stack>
      <section className={classes.preview} aria-labelledby="campaign-preview">
        <Title order={2} size="h4" id="campaign-preview" mb="sm">
          Preview
        </Title>
        <MailPreview values={values} />
      </section>
    </div>
  );
}

function counted(text: string, max: number): string {
  return `${text.length} / ${max} characters`;
}
