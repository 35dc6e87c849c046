import {
  importRowMessages,
  importedConsent,
  importedReason,
} from "@before-ten/contracts/imports/messages";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import type { Db } from "@before-ten/db/client";
import type { ImportRecord } from "@before-ten/db/queries/imports/imports";
import {
  type ReadSubscriberRow,
  insertSubscriberRows,
  mergeSubscriberRows,
} from "@before-ten/db/queries/imports/subscriber-rows";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../deps.ts";
import type { ImportTarget } from "./import-worker.ts";
import type { TableRow } from "../../tables/read-table.ts";
import { readSubscriberRow } from "./subscriber-row.ts";

/** Max characters of a row's label. */
const labelLength = 254;

interface SubscriberTargetDeps extends Pick<Deps, "clock"> {
  /** Those of these lower-case addresses whose owners asked to be erased. */
  findErased: (trx: Db, addresses: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Adds people to the list without a mail. A file can't bring back anyone who left it. */
export function subscriberTarget({ clock, findErased }: SubscriberTargetDeps): ImportTarget {
  async function check(trx: Db, record: ImportRecord, rows: readonly TableRow[]): Promise<void> {
    const read = rows.map((row) => readRow(record, row, clock.now()));
    const addresses = read.flatMap(({ data }) => (data === undefined ? [] : [data.email]));
    const erased = await findErased(trx, addresses);
    const judged = read.map((row) =>
      row.data !== undefined && erased.has(row.data.email)
        ? { ...row, isLeft: true, sentence: importRowMessages.erased }
        : row,
    );
    await insertSubscriberRows(trx, record.id, judged);
  }

  return {
    checkedAtOnce: 500,
    mergedAtOnce: 2_000,
    check,
    async merge(trx, record, rows) {
      const author = { id: record.author_id, name: record.author_name };
      await mergeSubscriberRows(trx, {
        ...rows,
        importId: record.id,
        wording: importedConsent(author.name, record.file_name, record.wording ?? ""),
        reason: importedReason(record.file_name),
        author,
        at: clock.now(),
      });
    },
    end: () => Promise.resolve(),
  };
}

function readRow(
  { mapping }: Pick<ImportRecord, "mapping">,
  { row, cells, isBroken }: TableRow,
  now: Date,
): ReadSubscriberRow {
  const columns = mapping?.columns ?? [];
  const known = { row, cells, id: uuidv7() };
  const address = cells[columns.indexOf("email")] ?? "";
  // Normalized as an erasure looks for it, even if the rest of the row is invalid.
  const label =
    readEmailAddress(address) ?? [...singleLine(address)].slice(0, labelLength).join("");
  if (mapping === null) return { ...known, label, data: undefined };
  if (isBroken) return { ...known, label, data: undefined, sentence: importRowMessages.rowUnread };
  const read = readSubscriberRow(cells, mapping, now);
  if ("sentence" in read) return { ...known, label, data: undefined, sentence: read.sentence };
  const { data, notices } = read;
  const sentence = notices.length === 0 ? undefined : notices.join(". ");
  return { ...known, label: data.email, data, sentence };
}
