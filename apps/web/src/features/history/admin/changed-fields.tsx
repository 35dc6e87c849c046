import type { HistoryChange } from "@before-ten/contracts/history/output";
import { fieldText } from "./change-texts.ts";
import classes from "./history.module.css";

interface ChangedFieldsProps {
  change: HistoryChange;
  limit: number;
}

/** The first changed fields, a line each. */
export function ChangedFields({ change: { changes }, limit }: ChangedFieldsProps) {
  const more = changes.length - limit;
  return (
    <ul className={classes.fields}>
      {changes.slice(0, limit).map((field) => (
        <li key={field.field}>{fieldText(field)}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
