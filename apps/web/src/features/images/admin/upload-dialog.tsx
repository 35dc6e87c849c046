import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import { maxImageAltLength } from "@before-ten/contracts/images/rules";
import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { imageError } from "../../../admin/form/image/image-error.ts";
import { ImageField } from "../../../admin/form/image/image-field.tsx";
import { useUploadImage } from "../../../admin/images/use-upload-image.ts";
import { notifySuccess } from "../../../lib/notify.ts";

interface UploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function UploadDialog({ isOpen, onClose }: UploadDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Upload image">
      {isOpen && <UploadForm onClose={onClose} />}
    </Modal>
  );
}

function UploadForm({ onClose }: Pick<UploadDialogProps, "onClose">) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState("");
  const { isUploading, error, setError, upload } = useUploadImage(() => {
    notifySuccess(messages.uploaded);
    onClose();
  });
  return (
    <form
      noValidate
      aria-label="Upload image"
      onSubmit={(submission) => {
        submission.preventDefault();
        if (file === null) setError(messages.imageRequired);
        else if (!isUploading) upload(file, alt);
      }}
    >
      <Stack>
        <ImageField
          label="Image"
          hint="JPEG, PNG or WebP, less than 5MB. Use 1600 px or wider"
          file={file}
          errorOf={imageError}
          onPick={(picked, pickedError) => {
            setFile(picked);
            setError(pickedError);
          }}
          error={error}
        />
        <TextInput
          label="Alternative text"
          description="What it shows, for those who can't see it"
          maxLength={maxImageAltLength}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={isUploading}>
            Upload
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
