import type { AnsweredBlock, UploadedPostImage } from "@before-ten/contracts/posts/document-output";
import { documentLimits } from "@before-ten/contracts/posts/document-rules";
import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { ChooseImageDialog } from "../../../../admin/images/choose-image-dialog.tsx";
import { UploadField } from "../../../../admin/images/image-dialog.tsx";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import classes from "./post-editor.module.css";
import { errorSentence } from "../../../../lib/api/call-error.ts";

type EditorImage = Extract<AnsweredBlock, { kind: "image" }>;

interface ImageDialogProps {
  isOpen: boolean;
  /** The image to change; undefined for a new one. */
  block?: EditorImage;
  onClose: () => void;
  onDone: (block: EditorImage) => void;
}

/** Chooses an image for the text, with its alternative text and caption. */
export function ImageDialog({ isOpen, onClose, ...form }: ImageDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={form.block === undefined ? "Add an image" : "Change the image"}
      returnFocus={form.block !== undefined}
    >
      {isOpen && <ImageForm onCancel={onClose} {...form} />}
    </Modal>
  );
}

interface ImageFormProps extends Pick<ImageDialogProps, "block" | "onDone"> {
  onCancel: () => void;
}

function ImageForm({ block, onCancel, onDone }: ImageFormProps) {
  const [chosen, setChosen] = useState<UploadedPostImage | undefined>(
    block?.image ? { imageId: block.imageId, image: block.image } : undefined,
  );
  const [alt, setAlt] = useState(block?.alt ?? "");
  const [caption, setCaption] = useState(block?.caption ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  /** True if the button was pressed while the image was being uploaded. */
  const [isWaiting, setIsWaiting] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { isPending: isUploading, mutate: upload } = trpc.posts.uploadImage.useMutation({
    onSuccess: setChosen,
    onError(failed) {
      setIsWaiting(false);
      setRefused(errorSentence(failed, { failed: postFormMessages.uploadFailed }));
    },
  });

  const image = chosen ?? block;
  const isLacking = isMissing && chosen === undefined && !isUploading;

  function finish() {
    if (image === undefined) return;
    onDone({ kind: "image", imageId: image.imageId, alt, caption, image: image.image });
  }

  const finishWaiting = useEffectEvent(finish);
  useEffect(() => {
    if (isWaiting && !isUploading) finishWaiting();
  }, [isWaiting, isUploading]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // In React, this form is inside the post's form, which must not be submitted.
    event.stopPropagation();
    if (isUploading) setIsWaiting(true);
    else if (image === undefined) setIsMissing(true);
    else finish();
  }

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack>
          {chosen !== undefined && (
            <img src={chosen.image.url} alt={alt} className={classes.image} />
          )}
          <UploadField
            hint="JPEG, PNG or WebP, less than 5MB. Use 1600 px or wider"
            isUploading={isUploading}
            error={refused ?? (isLacking ? postFormMessages.imageRequired : undefined)}
            setError={setRefused}
            upload={(file) => {
              const form = new FormData();
              form.append("image", file);
              upload(form);
            }}
          />
          <Button variant="default" onClick={() => setIsChoosing(true)}>
            Choose from the library
          </Button>
          <TextInput
            label="Description"
            description="What it shows, for those who can't see it. Leave empty for decoration"
            maxLength={documentLimits.alt}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
          <TextInput
            label="Caption"
            description="Shown below the image"
            maxLength={documentLimits.caption}
            value={caption}
            onChange={({ currentTarget }) => setCaption(currentTarget.value)}
          />
          {isWaiting && (
            <Text size="sm" role="status">
              The image is added as soon as it is uploaded.
            </Text>
          )}
          <DialogButtons onCancel={onCancel}>
            <Button type="submit" loading={isWaiting}>
              {block === undefined ? "Add image" : "Change image"}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
      <ChooseImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ id, image: found }) => {
          setChosen({ imageId: id, image: found });
          if (alt === "") setAlt(found.alt);
          setIsChoosing(false);
        }}
      />
    </>
  );
}
