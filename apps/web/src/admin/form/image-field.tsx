import { TextInput } from "@mantine/core";
import { type ReactNode, useCallback } from "react";
import { acceptedImages } from "./image-error.ts";
import classes from "./image-field.module.css";

interface ImageFieldProps {
  label: string;
  /** Types, size, and what looks best. */
  hint: string;
  file: File | null;
  /** What speaks against a file, before it is sent anywhere. */
  errorOf?: (file: File) => string | undefined;
  /** `error` says what is wrong with the picked file, which is null then. */
  onPick: (file: File | null, error?: string) => void;
  error?: ReactNode;
}

/** The browser's own file input, and what was chosen with it. */
export function ImageField({ label, hint, file, errorOf, onPick, error }: ImageFieldProps) {
  return (
    <div className={classes.field}>
      <TextInput
        type="file"
        accept={acceptedImages}
        label={label}
        description={hint}
        error={error}
        classNames={{ input: classes.input }}
        onChange={({ currentTarget: input }) => {
          const picked = input.files?.[0] ?? null;
          const pickedError = picked === null ? undefined : errorOf?.(picked);
          // The name of a refused file must not stay beside the button.
          if (pickedError !== undefined) input.value = "";
          onPick(pickedError === undefined ? picked : null, pickedError);
        }}
      />
      {file !== null && <Preview file={file} />}
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="The chosen file" className={classes.preview} />;
}
