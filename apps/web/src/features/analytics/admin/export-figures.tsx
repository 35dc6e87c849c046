import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { downloadCsv } from "../../../lib/download-csv.ts";

interface ExportFiguresProps {
  /** Below the API's figures. */
  path?: string;
  /** Named, where a page has several tables. */
  of?: string;
  question: Readonly<Record<string, string | number | undefined>>;
}

/** Downloads a table with all of its rows. */
export function ExportFigures({ path = "figures/export", of, question }: ExportFiguresProps) {
  const given = Object.entries(question).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams([...given, ["format", "csv"]]).toString();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={of === undefined ? undefined : `Export CSV: ${of}`}
      onClick={() =>
        void downloadCsv(`/api/admin/analytics/${path}?${query}`, {
          name: "analytics",
          failed: "Failed to export the figures",
        })
      }
    >
      Export CSV
    </Button>
  );
}
