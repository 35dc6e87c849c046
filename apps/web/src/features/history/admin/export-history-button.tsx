import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { downloadHistory } from "./download-history.ts";

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
