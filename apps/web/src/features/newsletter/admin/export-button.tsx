import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { Button, Group, Loader, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { clearSessionOn401, readToken } from "../../../lib/api/session.ts";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import {
  type ExportFilter,
  ExportRefused,
  downloadExport,
  exportFileName,
} from "./subscriber-export.ts";
import { megabytes } from "./subscriber-texts.ts";

/**
 * Downloads all subscribers that match the filter. A long export shows its progress and can be
 * aborted.
 */
export function ExportButton({ filter }: { filter: ExportFilter }) {
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  const [bytes, setBytes] = useState<number>();
  const isRunning = bytes !== undefined;
  useEffect(() => () => running.current?.abort(), []);
  // The command only focuses the button, as the filter above the list is still to be chosen.
  useQueryAction("export", () => button.current?.focus());

  async function start() {
    const control = new AbortController();
    running.current = control;
    setBytes(0);
    try {
      const file = await downloadExport(filter, {
        token: readToken(),
        signal: control.signal,
        onProgress: setBytes,
      });
      saveFile(file, exportFileName(new Date()));
      notifySuccess(messages.exported);
    } catch (error) {
      if (control.signal.aborted) return;
      if (error instanceof ExportRefused) clearSessionOn401(error);
      const sentence = error instanceof ExportRefused ? error.message : "";
      notifyError(sentence || messages.exportFailed);
    } finally {
      setBytes(undefined);
    }
  }

  return (
    <Group gap="sm">
      {isRunning && (
        <>
          <Loader size="xs" aria-hidden />
          <Text size="sm" role="status">
            Exporting: {megabytes(bytes)} so far
          </Text>
          <Button
            variant="subtle"
            size="xs"
            onClick={() => {
              running.current?.abort();
              button.current?.focus();
            }}
          >
            Cancel export
          </Button>
        </>
      )}
      <Button
        ref={button}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        data-disabled={isRunning}
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) void start();
        }}
      >
        Export CSV
      </Button>
    </Group>
  );
}
