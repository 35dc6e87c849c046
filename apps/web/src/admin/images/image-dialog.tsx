import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { Loader, Modal, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { imageError } from "../form/image/image-error.ts";
import { ImageField } from "../form/image/image-field.tsx";

const typingPauseMs = 250;

interface ImageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  upload: ReactNode;
  /** What the search looks in. */
  searchPlaceholder: string;
  /** The stored images that match the words. */
  children: (searched: string) => ReactNode;
}

/** Picks a stored image or uploads a new one. */
export function ImageDialog({ isOpen, onClose, ...choices }: ImageDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Choose an image" size="xl">
      {isOpen && <ImageChoices {...choices} />}
    </Modal>
  );
}

function ImageChoices({
  upload,
  searchPlaceholder,
  children,
}: Omit<ImageDialogProps, "isOpen" | "onClose">) {
  const [search, setSearch] = useState("");
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs);
  return (
    <Stack>
      {upload}
      <TextInput
        type="search"
        label="Or one from the library"
        placeholder={searchPlaceholder}
        maxLength={maxSearchLength}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {children(searched)}
    </Stack>
  );
}

interface UploadFieldProps {
  hint: string;
  isUploading: boolean;
  /** Why the file can't be uploaded. */
  error: string | undefined;
  setError: (error: string | undefined) => void;
  upload: (file: File) => void;
}

/** Uploads an image as soon as it is picked. */
export function UploadField({ hint, isUploading, error, setError, upload }: UploadFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <div>
      <ImageField
        label="Upload an image"
        hint={hint}
        file={file}
        errorOf={imageError}
        isSentAtOnce
        onPick={(picked, pickedError) => {
          setFile(picked);
          setError(pickedError);
          if (picked !== null) upload(picked);
        }}
        error={error}
      />
      {isUploading && <Loader size="sm" mt="xs" aria-label="Uploading the image" />}
    </div>
  );
}
