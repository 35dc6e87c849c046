import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { maxTagLength } from "@before-ten/contracts/newsletter/rules";
import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";

interface TagDialogProps {
  isOpen: boolean;
  /** The tag is never empty. */
  onTag: (tag: string) => void;
  onClose: () => void;
}

export function TagDialog({ isOpen, onTag, onClose }: TagDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Add tag" centered>
      <TagForm onTag={onTag} onClose={onClose} />
    </Modal>
  );
}

function TagForm({ onTag, onClose }: Omit<TagDialogProps, "isOpen">) {
  const [tag, setTag] = useState("");

  function submit(submission: FormEvent) {
    submission.preventDefault();
    const trimmed = tag.trim();
    onClose();
    if (trimmed !== "") onTag(trimmed);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={messages.enterTag}
          maxLength={maxTagLength}
          data-autofocus
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Add tag</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
