import { basename, dirname, join } from "node:path";
import { holdBackupLock } from "@before-ten/db/backup/backup-locks";
import { makeThrowAwayDatabase } from "@before-ten/db/backup/throw-away-database";
import {
  type BackupRunEnd,
  beginBackupRun,
  endBackupRun,
  hasBackupRuns,
} from "@before-ten/db/queries/backups/backup-runs";
import type { Deps } from "../deps.ts";
import { backupFileName, makeBackupFolder } from "./backup-files.ts";
import { type BackupPlaces, type BorrowedBackup, placeBackup } from "./backup-places.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

export interface BackupDeps extends Pick<Deps, "db" | "clock" | "images"> {
  connectionString: string;
  /** Undefined: backups aren't encrypted. */
  key: string | undefined;
  report?: (detail: string) => void;
}

interface Run {
  /** Set if the run has already begun, as by the process that claimed the night. */
  runId?: string | undefined;
}

/** Backs up to a file; returns a sentence about it. */
export function backUpToFile(deps: BackupDeps, { path }: { path: string }): Promise<string> {
  return recordRun(deps, "backup", {}, async () => {
    await using _lock = await holdBackupLock(deps.connectionString);
    const end = await writeBackup(deps, path);
    return { outcome: "done", ...end };
  });
}

/** Backs up to the configured places; keeps the newest there. */
export function backUpToPlaces(
  deps: BackupDeps,
  { places, ...run }: Run & { places: BackupPlaces },
): Promise<string> {
  const name = backupFileName(deps.clock.now(), deps.key !== undefined);
  return recordRun(deps, "backup", run, async () => {
    await using _lock = await holdBackupLock(deps.connectionString);
    const { size, sentence } = await writeBackup(deps, join(places.dir, name));
    if (places.bucket !== undefined) deps.report?.(`to the bucket ${places.bucket.name}`);
    const placed = await placeBackup(places, { name, now: deps.clock.now() });
    return { outcome: "done", size, sentence: `${sentence}${placed}` };
  });
}

async function writeBackup(
  deps: BackupDeps,
  path: string,
): Promise<{ size: number; sentence: string }> {
  await makeBackupFolder(dirname(path));
  const { size, rows, tables, images, missingImages } = await makeBackup({ ...deps, path });
  const content = `${count(rows, "row")} of ${count(tables, "table")} and ${count(images, "image file")}`;
  const missing =
    missingImages.length === 0
      ? ""
      : ` ${count(missingImages.length, "image file")} that the database names weren't there, as ${missingImages[0]}.`;
  return { size, sentence: `${basename(path)}: ${content}.${missing}` };
}

/**
 * Restores a backup into a database that is dropped afterwards, and compares it, including images,
 * with the file's manifest. Returns a sentence about it.
 * @throws Error with a sentence if it can't be restored
 */
export function drillBackup(
  deps: BackupDeps,
  borrow: () => Promise<BorrowedBackup>,
): Promise<string> {
  const { connectionString, key, report } = deps;
  return recordRun(deps, "drill", {}, async () => {
    await using backup = await borrow();
    await using _lock = await holdBackupLock(connectionString);
    await using database = await makeThrowAwayDatabase(connectionString);
    if (database === undefined) {
      const sentence =
        "The role of DATABASE_URL may not make a database to restore into: `alter role … createdb` permits it.";
      return { outcome: "skipped", sentence };
    }
    const { tables, files } = await restoreBackup({
      path: backup.path,
      key,
      connectionString: database.connectionString,
      images: undefined,
      ...(report !== undefined && { report }),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const images = files.filter(({ name }) => name.startsWith("images/")).length;
    const content = `${count(rows, "row")} of ${count(tables.length, "table")} and ${count(images, "image file")}`;
    return { outcome: "done", sentence: `${backup.name}: ${content} came back as they were.` };
  });
}

/** Records the result in the database; rethrows the error of a failed run. */
async function recordRun(
  { db, clock }: BackupDeps,
  kind: "backup" | "drill",
  { runId }: Run,
  work: () => Promise<Omit<BackupRunEnd, "at">>,
): Promise<string> {
  // A database may be backed up before a newer version has migrated it.
  const isRecorded = await hasBackupRuns(db);
  const id =
    runId ?? (isRecorded ? await beginBackupRun(db, { kind, at: clock.now() }) : undefined);
  try {
    const end = await work();
    if (id !== undefined) await endBackupRun(db, id, { ...end, at: clock.now() });
    return end.sentence;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const end = { at: clock.now(), outcome: "failed", sentence } as const;
    // The original error is reported, even if the database is down.
    if (id !== undefined) await endBackupRun(db, id, end).catch(() => undefined);
    throw error;
  }
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString("en")} ${thing}${number === 1 ? "" : "s"}`;
}
