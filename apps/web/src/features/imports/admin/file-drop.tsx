import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { Progress, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { importKindTexts } from "./import-texts.ts";
import fileInput from "../../../admin/form/file-input.module.css";
import classes from "./imports.module.css";
import { useUpload } from "./use-upload.ts";

interface FileDropProps {
  kind: ImportKind;
  onSent: (id: string) => void;
}

/** Uploads a file as soon as it is chosen or dropped. */
export function FileDrop({ kind, onSent }: FileDropProps) {
  const { percent, error, send } = useUpload(kind, onSent);
  const [isOver, setIsOver] = useState(false);
  const texts = importKindTexts[kind];
  return (
    <Stack
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) void send(file);
      }}
    >
      <TextInput
        type="file"
        label="File"
        description={`${texts.files} Choose one, or drop it here.`}
        accept={texts.accept}
        error={error}
        disabled={percent !== undefined}
        classNames={{ input: fileInput.input ?? "" }}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0];
          // The same file may be chosen again.
          if (file !== undefined) void send(file).finally(() => (input.value = ""));
        }}
      />
      {percent !== undefined && (
        <div>
          <Progress value={percent} aria-label="Sent of the file" />
          <Text size="sm" c="dimmed" role="status">
            {percent < 100 ? `Sending: ${percent}%` : "Reading the file"}
          </Text>
        </div>
      )}
    </Stack>
  );
}
