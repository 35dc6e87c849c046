import { cannedAnswerMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import { cannedAnswerInput } from "@before-ten/contracts/contact/input";
import type { CannedAnswer } from "@before-ten/contracts/contact/output";
import { namePlaceholder, replyLengths } from "@before-ten/contracts/contact/rules";
import { Button, Stack, TextInput, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { DraftNotice } from "../../../admin/form/draft/draft-notice.tsx";
import { readDraft } from "../../../admin/form/draft/read-draft.ts";
import { useDraftOffer } from "../../../admin/form/draft/use-draft-offer.ts";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { useSaveKey } from "../../../lib/api/idempotency-key.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

interface CannedAnswerFormProps {
  /** Undefined for a new one. */
  answer: CannedAnswer | undefined;
  /** Called when it is saved or cancelled. */
  onDone: () => void;
}

export function CannedAnswerForm({ answer, onDone }: CannedAnswerFormProps) {
  const utils = trpc.useUtils();
  const key = useSaveKey();
  const { field, refused, refusedBy } = useFormErrors();
  const stored = { title: answer?.title ?? "", text: answer?.text ?? "" };
  const form = useForm({
    initialValues: stored,
    validate: schemaResolver(cannedAnswerInput, { sync: true }),
  });
  const { title, text } = form.values;
  const draft = useDraftOffer({
    subject: `canned-answer:${answer?.id ?? "new"}`,
    stored,
    values: { title, text },
    read: (kept) => readDraft(kept, stored)?.values,
    onRestore: ({ values }) => form.setValues(values),
  });
  function giveUp() {
    draft.forget();
    onDone();
  }
  const telling = (done: string) => ({
    async onSuccess() {
      notifySuccess(done);
      draft.forget();
      await utils.cannedAnswers.invalidate();
      onDone();
    },
    onError: (error: FailedCall) =>
      refusedBy(error, form, { failed: messages.saveFailed, retry: messages.saveFailedRetry }),
  });
  const create = trpc.cannedAnswers.create.useMutation({
    trpc: { context: key.context },
    ...telling(messages.created),
  });
  const update = trpc.cannedAnswers.update.useMutation(telling(messages.updated));
  const isSaving = create.isPending || update.isPending;

  function save(values: typeof form.values) {
    if (isSaving) return;
    if (answer !== undefined) {
      update.mutate({ id: answer.id, ...values });
      return;
    }
    key.prepare(values);
    create.mutate(values);
  }

  return (
    <form
      data-saves
      ref={field}
      noValidate
      aria-label="Saved reply"
      onSubmit={form.onSubmit(save, refused)}
    >
      <Stack>
        {draft.notice && <DraftNotice {...draft.notice} />}
        <TextInput
          label="Title"
          autoComplete="off"
          required
          data-autofocus
          maxLength={replyLengths.title}
          {...form.getInputProps("title")}
        />
        <Textarea
          label="Text"
          description={`${namePlaceholder} is replaced by the sender's name`}
          required
          autosize
          minRows={6}
          {...form.getInputProps("text")}
        />
        <DialogButtons onCancel={giveUp}>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
