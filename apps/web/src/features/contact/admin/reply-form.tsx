import { replyInput } from "@before-ten/contracts/contact/input";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { unansweredVersion } from "@before-ten/contracts/editing/rules";
import { Alert, Button, Checkbox, Group, Textarea, NativeSelect } from "@mantine/core";
import { schemaResolver } from "@mantine/form";
import { IconSend, IconUsers } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { answeredText, conflictMessages } from "../../../admin/form/conflict/conflict-messages.ts";
import { OtherEditors } from "../../../admin/form/editing-notices.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { useEditing } from "../../../admin/form/use-editing.ts";
import { useSaveKey } from "../../../lib/api/idempotency-key.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import {
  type ReplyValues,
  filledAnswer,
  newReplyValues,
  readReplyDraft,
  withInserted,
} from "./reply-values.ts";

interface ReplyFormProps {
  message: AdminContactMessage;
  onSent: () => void;
}

const check = schemaResolver(replyInput, { sync: true });
const sendFailed = "Failed to send the answer";
const sendFailedRetry = "Failed to send the answer. Please try again.";

/** Answers a message by mail. What is typed is stored in this browser until it is sent. */
export function ReplyForm({ message: { id, name, email, replyCount }, onSent }: ReplyFormProps) {
  const utils = trpc.useUtils();
  const key = useSaveKey();
  const text = useRef<HTMLTextAreaElement>(null);
  const isSent = useRef(false);
  const state = useAdminForm<ReplyValues, ReplyValues>({
    subject: `reply:${id}`,
    initialValues: () => newReplyValues,
    validate: (values) => check({ ...values, id }),
    textOf: ({ text: written, isDone }) => ({ text: written, isDone }),
    readText: readReplyDraft,
  });
  const { form, ends, ifValid } = state;
  const [begun] = useState(replyCount + unansweredVersion);
  const { editing } = useEditing({ kind: "message", id, version: begun });
  const answers = editing?.changes ?? [];
  useEffect(() => {
    if (answers.length > 0) void utils.contact.get.invalidate({ id });
  }, [answers.length, id, utils]);
  const send = trpc.contact.reply.useMutation({
    trpc: { context: key.context },
    async onSuccess(thread) {
      isSent.current = true;
      ends.onSaved();
      notifySuccess(`Your answer is on its way to ${email}`);
      utils.contact.get.setData({ id }, thread);
      onSent();
      await utils.contact.invalidate();
    },
    onError: (error) => ends.onRefused(error, { failed: sendFailed, retry: sendFailedRetry }),
  });

  function submit() {
    const input = { id, ...form.values };
    if (send.isPending) return;
    key.prepare(input);
    send.mutate(input);
  }

  function insert(answer: string) {
    const caret = text.current?.selectionEnd ?? form.values.text.length;
    form.setFieldValue("text", withInserted(form.values.text, filledAnswer(answer, name), caret));
    text.current?.focus();
  }

  return (
    <AdminForm
      state={state}
      saving={{ isSaving: send.isPending, isDone: () => isSent.current }}
      label="Answer"
      isLeaving={undefined}
      onSubmit={() => ifValid(submit)}
    >
      <OtherEditors others={editing?.others ?? []} />
      {answers.length > 0 && (
        <Alert
          color="gold"
          variant="light"
          role="status"
          title={conflictMessages.answered}
          icon={<IconUsers aria-hidden />}
        >
          {answeredText(answers)}
        </Alert>
      )}
      <CannedAnswerSelect onInsert={insert} />
      <Textarea
        ref={text}
        label={`Answer to ${name}`}
        description="The message is quoted below it"
        required
        autosize
        minRows={5}
        {...form.getInputProps("text")}
      />
      <Group justify="space-between">
        <Checkbox
          label="Mark the message as done"
          {...form.getInputProps("isDone", { type: "checkbox" })}
        />
        <Button type="submit" leftSection={<IconSend size={16} aria-hidden />}>
          {send.isPending ? "Sending..." : "Send answer"}
        </Button>
      </Group>
    </AdminForm>
  );
}

/** Inserts a canned answer into the text. Hidden if there are none. */
function CannedAnswerSelect({ onInsert }: { onInsert: (text: string) => void }) {
  const { data = [] } = trpc.cannedAnswers.list.useQuery();
  const [chosenId, setChosenId] = useState("");
  const chosen = data.find(({ id }) => id === chosenId);
  if (data.length === 0) return null;
  return (
    <Group align="end" gap="xs">
      <NativeSelect
        label="Insert a saved reply"
        maw="20rem"
        data={[
          { value: "", label: "Choose one" },
          ...data.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosenId}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      />
      {/* Choosing alone inserts nothing, as arrow keys pass every answer on the way to the
          right one. */}
      <Button
        variant="default"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen === undefined) return;
          onInsert(chosen.text);
          setChosenId("");
        }}
      >
        Insert
      </Button>
    </Group>
  );
}
