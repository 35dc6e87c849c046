import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { LibraryImage } from "@before-ten/contracts/images/output";
import { maxImageAltLength } from "@before-ten/contracts/images/rules";
import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { DraftNotice } from "../../../admin/form/draft/draft-notice.tsx";
import { useDraftOffer } from "../../../admin/form/draft/use-draft-offer.ts";
import { errorSentence, errorsByField } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface AltFormProps {
  image: LibraryImage;
  onSaved: (image: LibraryImage) => void;
}

export function AltForm({ image, onSaved }: AltFormProps) {
  const [alt, setAlt] = useState(image.alt);
  const { notice } = useDraftOffer({
    subject: `image-alt:${image.id}`,
    stored: image.alt,
    values: alt,
    read: (kept) => (typeof kept === "string" ? kept : undefined),
    onRestore: ({ values }) => setAlt(values),
  });
  const utils = trpc.useUtils();
  const save = trpc.images.update.useMutation({
    async onSuccess(saved) {
      notifySuccess(messages.saved);
      setAlt(saved.alt);
      onSaved(saved);
      await utils.images.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.saveFailed })),
  });
  return (
    <form
      data-saves
      noValidate
      aria-label="Alternative text"
      onSubmit={(submission) => {
        submission.preventDefault();
        if (!save.isPending) save.mutate({ id: image.id, alt });
      }}
    >
      <Stack gap="xs" align="start">
        {notice && <DraftNotice {...notice} />}
        <Textarea
          label="Alternative text"
          description="Used wherever the image is chosen from now on. Places already showing it keep their own."
          w="100%"
          autosize
          minRows={2}
          maxLength={maxImageAltLength}
          value={alt}
          error={save.error && errorsByField(save.error)["alt"]}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <Button type="submit" size="xs" loading={save.isPending}>
          Save text
        </Button>
      </Stack>
    </form>
  );
}
