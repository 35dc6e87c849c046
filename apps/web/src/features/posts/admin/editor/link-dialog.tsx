import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { isPostLink } from "@before-ten/contracts/posts/post-blocks";
import { documentLimits } from "@before-ten/contracts/posts/document-rules";
import { withScheme } from "@before-ten/contracts/shared/web-link";
import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { SelectedLink } from "./selected-link.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";

interface LinkDialogProps {
  /** The selected link; undefined while the dialog is closed. */
  link: SelectedLink | undefined;
  onClose: () => void;
  onDone: (link: SelectedLink) => void;
}

export function LinkDialog({ link, onClose, onDone }: LinkDialogProps) {
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      title={link?.href ? "Change the link" : "Add a link"}
      returnFocus={false}
    >
      {link && <LinkForm link={link} onCancel={onClose} onDone={onDone} />}
    </Modal>
  );
}

interface LinkFormProps extends Pick<LinkDialogProps, "onDone"> {
  link: SelectedLink;
  onCancel: () => void;
}

function LinkForm({ link, onCancel, onDone }: LinkFormProps) {
  const [href, setHref] = useState(link.href);
  const [text, setText] = useState(link.text);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // In React, this form is inside the post's form, which must not be submitted.
    event.stopPropagation();
    const address = withScheme(href.trim());
    if (isPostLink(address)) onDone({ href: address, text: text?.trim() });
    else setError(postFormMessages.linkInvalid);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Address"
          type="url"
          data-autofocus
          required
          autoCapitalize="off"
          maxLength={documentLimits.link}
          value={href}
          error={error}
          onChange={({ currentTarget }) => {
            setHref(currentTarget.value);
            setError(undefined);
          }}
        />
        {text !== undefined && (
          <TextInput
            label="Text"
            description="Leave empty to show the address"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <DialogButtons onCancel={onCancel}>
          {link.href !== "" && (
            <Button variant="default" onClick={() => onDone({ href: "", text: undefined })}>
              Remove link
            </Button>
          )}
          <Button type="submit">{link.href === "" ? "Add link" : "Change link"}</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
