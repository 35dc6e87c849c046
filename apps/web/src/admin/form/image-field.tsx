import { Text, TextInput } from "@mantine/core";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { acceptedImages } from "./image-error.ts";
import classes from "./image-field.module.css";
import { useObjectUrl } from "./use-object-url.ts";

/** How a page cuts the image. */
interface ImageCrop {
  label: string;
  /** `38 / 31`; undefined: it is shown whole. */
  ratio?: string;
}

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
  /** Whoever picks one has sent it: after an error the same file may be picked once more. */
  isSentAtOnce?: boolean;
  /** The shapes in which the image will be seen; none: whole. */
  crops?: readonly ImageCrop[];
}

const whole: readonly ImageCrop[] = [{ label: "" }];

/** The browser's own file input, on which a file may be dropped too, and what was chosen. */
export function ImageField({
  label,
  hint,
  file,
  errorOf,
  onPick,
  error,
  isSentAtOnce = false,
  crops = whole,
}: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const url = useObjectUrl(file);

  function pick(picked: File | null, isDropped: boolean) {
    const pickedError = picked === null ? undefined : errorOf?.(picked);
    // The name of a refused file must not stay beside the button, nor that of the one before.
    if (input.current && (isDropped || pickedError !== undefined || isSentAtOnce)) {
      input.current.value = "";
    }
    onPick(pickedError === undefined ? picked : null, pickedError);
  }

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    const isSaving = event.currentTarget.closest("fieldset[disabled]") !== null;
    if (dropped !== undefined && !isSaving) pick(dropped, true);
  }

  return (
    <div
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={drop}
    >
      <TextInput
        ref={input}
        type="file"
        accept={acceptedImages}
        label={label}
        description={hint}
        error={error}
        classNames={{ input: classes.input }}
        onChange={({ currentTarget }) => pick(currentTarget.files?.[0] ?? null, false)}
      />
      <Text size="xs" c="dimmed" className={classes.drop}>
        Or drop an image here
      </Text>
      {file !== null && url !== undefined && <Preview url={url} name={file.name} crops={crops} />}
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

interface PreviewProps {
  url: string;
  /** Of the file. */
  name: string;
  crops: readonly ImageCrop[];
}

function Preview({ url, name, crops }: PreviewProps) {
  return (
    <div className={classes.crops}>
      {crops.map(({ label, ratio }, index) => (
        <figure key={label} className={classes.crop}>
          <img
            src={url}
            alt={index === 0 ? "The chosen file" : ""}
            className={classes.preview}
            style={ratio === undefined ? undefined : { aspectRatio: ratio, objectFit: "cover" }}
          />
          <figcaption className={classes.caption}>{label || name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
