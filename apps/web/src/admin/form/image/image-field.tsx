import { Text, TextInput } from "@mantine/core";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { acceptedImages } from "./image-error.ts";
import fileInput from "../file-input.module.css";
import classes from "./image-field.module.css";
import { useObjectUrl } from "./use-object-url.ts";

/** How a page cuts the image. */
interface ImageCrop {
  label: string;
  /** CSS ratio such as `38 / 31`; undefined shows the whole image. */
  ratio?: string;
}

interface ImageFieldProps {
  label: string;
  /** Accepted types, maximum size and recommended dimensions. */
  hint: string;
  file: File | null;
  /** Returns what is wrong with a file before it is uploaded. */
  errorOf?: (file: File) => string | undefined;
  /** `error` says what is wrong with the picked file; the file is null then. */
  onPick: (file: File | null, error?: string) => void;
  error?: ReactNode;
  /** Picking a file uploads it, so the same file may be picked again after an error. */
  isSentAtOnce?: boolean;
  /** The shapes in which the image will be shown; without any, it is previewed whole. */
  crops?: readonly ImageCrop[];
}

const whole: readonly ImageCrop[] = [{ label: "" }];

/** The browser's own file input with a drop area and a preview. */
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
    // Otherwise the input would show the name of a refused or earlier file.
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
        classNames={{ input: fileInput.input }}
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
  /** The file's name. */
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
