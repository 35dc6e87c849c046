import type { OwnHistoryEntry } from "@before-ten/contracts/newsletter/choices-output";
import classes from "./choices.module.css";
import { historyLine, moment } from "./history-lines.ts";

/** All consents and changes, latest first. */
export function OwnHistory({ history }: { history: readonly OwnHistoryEntry[] }) {
  if (history.length === 0) return <p>Nothing has changed since you subscribed.</p>;
  return (
    <ol className={classes.history}>
      {history.map((entry, index) => {
        const { title, text } = historyLine(entry);
        return (
          // Two changes may have the same timestamp, and the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{title}</strong>
            {text !== undefined && <span>{text}</span>}
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </li>
        );
      })}
    </ol>
  );
}
