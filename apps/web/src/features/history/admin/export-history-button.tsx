import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { clearSessionOn401, readToken } from "../../../lib/api/session.ts";

interface ExportHistoryButtonProps {
  filter: Parameters<typeof downloadHistory>[0];
}

/** Downloads all changes that match the filters. */
export function ExportHistoryButton({ filter }: ExportHistoryButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    setIsBusy(true);
    try {
      await downloadHistory(filter);
      notifySuccess("History exported");
    } catch (error) {
      notifyError(error instanceof Error && error.message ? error.message : "Failed to export");
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      data-disabled={isBusy}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void save();
      }}
    >
      {isBusy ? "Exporting…" : "Export CSV"}
    </Button>
  );
}

/** @throws Error with the server's message, or an empty one, if there is no file */
async function downloadHistory(filter: Readonly<Record<string, string>>): Promise<void> {
  const token = readToken();
  const address = `/api/admin/history/export?${new URLSearchParams({ ...filter, format: "csv" }).toString()}`;
  const answer = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  clearSessionOn401(answer);
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  saveFile(await answer.blob(), `history-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** A proxy between the browser and our server may answer without JSON. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
}
