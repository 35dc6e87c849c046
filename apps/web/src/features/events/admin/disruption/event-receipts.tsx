import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import type { EventReceipt } from "@before-ten/contracts/alerts/output";
import { Stack, Text, Title } from "@mantine/core";
import { momentOf } from "../../../../admin/list/admin-dates.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { LoadError } from "../../../../ui/load-error.tsx";
import { receiptLines, receiptTitles } from "./receipt-lines.ts";
import classes from "./event-receipts.module.css";
import { LoadingRows } from "../../../../admin/list/list-states.tsx";

/** How often a receipt is polled while mails are being sent, in ms. */
const everyMs = 2_000;

interface EventReceiptsProps {
  /** Id of the event. */
  id: string;
  /** Undefined for all. */
  limit?: number;
}

/** The announcements about an event, latest first, polled while mails are being sent. */
export function EventReceipts({ id, limit }: EventReceiptsProps) {
  const receipts = trpc.alerts.listReceipts.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.some(({ mails }) => mails.waiting > 0) === true ? everyMs : false,
    },
  );
  if (receipts.data === undefined) {
    return receipts.error === null ? (
      <LoadingRows label="Loading what guests were told" rows={1} rowHeight="8rem" />
    ) : (
      <LoadError error={receipts.error} failed={messages.receiptsFailed} />
    );
  }
  if (receipts.data.length === 0) return <Text c="dimmed">{messages.noneTold}</Text>;
  return (
    <Stack component="ol" className={classes.receipts}>
      {receipts.data.slice(0, limit).map((receipt) => (
        <li key={receipt.id}>
          <Receipt receipt={receipt} />
        </li>
      ))}
    </Stack>
  );
}

function Receipt({ receipt }: { receipt: EventReceipt }) {
  return (
    <article className={classes.receipt}>
      <Title order={3} size="h5">
        {receiptTitles[receipt.kind]}
      </Title>
      <Text size="sm" c="dimmed">
        {momentOf(receipt.at)}, {receipt.saidBy === null ? "automatically" : `by ${receipt.saidBy}`}
      </Text>
      {receipt.reason !== null && <Text size="sm">{receipt.reason}</Text>}
      <ul className={classes.lines} aria-live="polite">
        {receiptLines(receipt).map(({ what, at }) => (
          <li key={what} className={classes.line}>
            <span>{what}</span>
            {at !== null && <time dateTime={at}>{momentOf(at)}</time>}
          </li>
        ))}
      </ul>
    </article>
  );
}
