import { Alert, Button, Pagination, Skeleton, Stack } from "@mantine/core";
import type { loadErrorNotice } from "../../lib/call-error.ts";

/** What every list of the admin area shows besides its rows. */

interface FailedListProps extends ReturnType<typeof loadErrorNotice> {
  onRetry: () => void;
}

export function FailedList({ title, text, onRetry }: FailedListProps) {
  return (
    <Alert color="red" title={title}>
      <Stack align="start" gap="sm">
        {text}
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}

interface LoadingRowsProps {
  label: string;
  rows: number;
  rowHeight?: string;
}

export function LoadingRows({ label, rows, rowHeight = "2.25rem" }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={rowHeight} />
      ))}
    </Stack>
  );
}

interface ListPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function ListPages({ page, pages, onPage }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <Pagination
      component="nav"
      aria-label="Pages"
      total={pages}
      value={page}
      onChange={onPage}
      getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
      getControlProps={(control) => ({ "aria-label": `${control} page` })}
    />
  );
}
