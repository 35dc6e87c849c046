import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import { type ImportKind, maxImportRows } from "@before-ten/contracts/imports/rules";
import { actAs } from "@before-ten/db/actor";
import type { Db } from "@before-ten/db/client";
import {
  type ImportRecord,
  endImport,
  endImportCheck,
  findImport,
  readImportFile,
} from "@before-ten/db/queries/imports/imports";
import {
  findBatchEnd,
  giveBackImport,
  renewImport,
  setCheckedRows,
  setMergedRows,
  takeImport,
} from "@before-ten/db/queries/imports/import-work";
import { inTransaction } from "@before-ten/db/transactions";
import type { Logger } from "pino";
import type { Deps } from "../../deps.ts";
import type { OutageLog } from "../../http/outages.ts";
import { tryJob } from "../../jobs/try-job.ts";
import { BrokenTableError, type TableRow, readTable } from "../../tables/read-table.ts";
import { readText, textEncodings } from "../../tables/read-text.ts";

/** How rows of a kind are handled; both are called in a transaction. */
export interface ImportTarget {
  /** Rows parsed, stored and checked per transaction. */
  checkedAtOnce: number;
  mergedAtOnce: number;
  check: (trx: Db, record: ImportRecord, rows: readonly TableRow[]) => Promise<void>;
  /** Imports the rows after one number, up to another. */
  merge: (trx: Db, record: ImportRecord, rows: { behind: number; last: number }) => Promise<void>;
  /** Called when an import has ended or was cancelled, to announce what it created. */
  end: () => Promise<void>;
}

type ImportTargets = Record<ImportKind, ImportTarget>;

interface WorkerDeps extends Pick<Deps, "db" | "clock"> {
  targets: ImportTargets;
  outages: OutageLog;
  log: Pick<Logger, "warn" | "info" | "error">;
}

interface WorkerOptions {
  /** How often to look for work, in milliseconds. */
  pollMs?: number;
  /** How long an import belongs to this process between two batches, in milliseconds. */
  leaseMs?: number;
}

export interface ImportWorker {
  /** Takes no more work; another process continues where this one stopped. */
  close: () => Promise<void>;
}

/**
 * In the history, the admin who started an import is the author of what it creates; it is checked,
 * and creates, within their reach.
 */
function actAsStarter<Result>({ started_as: starter }: ImportRecord, work: () => Result): Result {
  return starter === null ? work() : actAs({ ...starter, via: "import", client: null }, work);
}

/**
 * Checks and runs imports in this process until it closes. Several processes may do so; each
 * import's progress is stored in the same transaction as its results.
 */
export function startImportWorker(
  { db, clock, targets, outages, log }: WorkerDeps,
  { pollMs = 500, leaseMs = 15_000 }: WorkerOptions = {},
): ImportWorker {
  const owner = randomUUID();
  const closing = new AbortController();
  const leaseEnd = () => new Date(clock.now().getTime() + leaseMs);

  const working = (async () => {
    while (!closing.signal.aborted) {
      const hasWorked = await workOnOne().catch((error: unknown) => {
        if (!outages.takes(error)) log.warn({ err: error }, "an import goes on later");
        return false;
      });
      if (!hasWorked) {
        await wait(pollMs, undefined, { signal: closing.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  })();

  /** False if there was nothing to do. */
  async function workOnOne(): Promise<boolean> {
    const record = await takeImport(db, { owner, at: clock.now(), until: leaseEnd() });
    if (record === undefined) return false;
    let hasFailed = false;
    try {
      await tryJob(
        { db, clock },
        { kind: "import", id: record.id },
        () =>
          actAsStarter(record, () => (record.state === "checking" ? check(record) : merge(record))),
        async (error, isSetAside) => {
          hasFailed = true;
          log.error({ err: error, import: record.id, isSetAside }, "an import failed");
          if (isSetAside) await fail(record, messages.setAside);
        },
      );
    } finally {
      await giveBackImport(db, record.id, owner).catch(() => undefined);
    }
    return !hasFailed;
  }

  /**
   * Processes the import while this process holds the lock. Returns false once the lock is lost.
   */
  function ifOwn(record: ImportRecord, work: (trx: Db) => Promise<void>): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      if (!(await renewImport(trx, record, { owner, until: leaseEnd() }))) return false;
      await work(trx);
      return true;
    });
  }

  async function fail(record: ImportRecord, error: string): Promise<void> {
    await ifOwn(record, (trx) =>
      endImport(trx, record.id, { state: "failed", error, at: clock.now() }),
    );
  }

  async function check(record: ImportRecord): Promise<void> {
    const target = targets[record.kind];
    let rows: TableRow[] = [];
    let checked = record.checked_rows;
    const store = async () => {
      const batch = rows;
      const last = batch.at(-1)?.row;
      rows = [];
      if (last === undefined) return true;
      checked = last;
      return ifOwn(record, async (trx) => {
        await target.check(trx, record, batch);
        await setCheckedRows(trx, record.id, last);
      });
    };
    try {
      for await (const row of rowsBehind(record)) {
        if (row.row > maxImportRows[record.kind] + 1) {
          await fail(record, messages.tooManyRows(maxImportRows[record.kind]));
          return;
        }
        rows.push(row);
        const isFull = rows.length === target.checkedAtOnce;
        if (isFull && (!(await store()) || closing.signal.aborted)) return;
      }
    } catch (error) {
      if (!(error instanceof BrokenTableError)) throw error;
      await fail(record, messages.rowBroken(error.row));
      return;
    }
    if (!(await store())) return;
    if (checked === 0) await fail(record, messages.noRows);
    else await ifOwn(record, (trx) => endImportCheck(trx, record.id, clock.now()));
  }

  /** The file's rows that haven't been processed yet, without the header. */
  async function* rowsBehind(record: ImportRecord): AsyncGenerator<TableRow> {
    const encoding = textEncodings.find((each) => each === record.encoding) ?? "utf-8";
    const text = readText(readImportFile(db, record.id), encoding);
    const { hasNames = false, firstRow = 1 } = record.mapping ?? {};
    let isHeading = hasNames;
    for await (const row of readTable(text, record.separator ?? ",")) {
      if (row.row < firstRow) continue;
      if (!isHeading && row.row > record.checked_rows) yield row;
      isHeading = false;
    }
  }

  async function merge(record: ImportRecord): Promise<void> {
    const target = targets[record.kind];
    while (!closing.signal.aborted) {
      const isOwn = await ifOwn(record, async (trx) => {
        const behind = (await findImport(trx, record.id))?.merged_rows ?? 0;
        const last = await findBatchEnd(trx, record.id, { behind, size: target.mergedAtOnce });
        if (last === undefined) {
          // This also releases the lock, so the next turn ends.
          await endImport(trx, record.id, { state: "done", at: clock.now() });
          log.info({ import: record.id }, "an import is done");
          return;
        }
        await target.merge(trx, record, { behind, last });
        await setMergedRows(trx, record.id, last);
      });
      if (!isOwn) break;
    }
    await target.end();
  }

  return {
    async close() {
      closing.abort();
      await working;
    },
  };
}
