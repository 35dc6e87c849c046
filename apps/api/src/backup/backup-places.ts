import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BackupBucket } from "./backup-bucket.ts";
import { listBackupFiles, makeBackupFolder, removeOldBackups } from "./backup-files.ts";
import type { BackupSettings } from "./backup-settings.ts";

/** Where backups without an explicit file name go. */
export interface BackupPlaces {
  /** The folder where they are made. */
  dir: string;
  /** Whether backups stay in that folder. If so, it must hold no backups of another database. */
  staysInDir: boolean;
  bucket: BackupBucket | undefined;
  /** How many are kept in each place. */
  keep: number;
}

/** Undefined if the settings configure none. */
export async function openBackupPlaces({
  backup: { dir, s3, keep },
  dataDir,
}: {
  backup: BackupSettings;
  dataDir: string;
}): Promise<BackupPlaces | undefined> {
  if (s3 === undefined) {
    return dir === undefined ? undefined : { dir, staysInDir: true, bucket: undefined, keep };
  }
  // Loaded lazily, because it pulls in an XML parser.
  const { openBackupBucket } = await import("./backup-bucket.ts");
  return {
    // A separate folder, because an old BACKUP_DIR may hold backups worth keeping.
    dir: dir ?? join(dataDir, "unsent-backups"),
    staysInDir: dir !== undefined,
    bucket: openBackupBucket(s3),
    keep,
  };
}

/** Copies a finished backup to the bucket and removes older ones. Returns a sentence on it. */
export async function placeBackup(
  { dir, staysInDir, bucket, keep }: BackupPlaces,
  { name, now }: { name: string; now: Date },
): Promise<string> {
  let hasArrived = false;
  try {
    await bucket?.upload(join(dir, name), name);
    hasArrived = true;
  } finally {
    // A backup that couldn't be sent is kept until a newer one is made, because it may be the only
    // one of its day.
    const unsent = hasArrived ? 0 : 1;
    await removeOldBackups(dir, { keep: staysInDir ? keep : unsent, now });
  }
  if (bucket === undefined) return "";
  const where = ` It is in the bucket ${bucket.name}.`;
  try {
    for (const old of (await bucket.list()).slice(keep)) await bucket.remove(old);
    return where;
  } catch (error) {
    // A key that may only add files is a safe choice: a thief can't delete backups with it.
    const reason = error instanceof Error ? error.message : String(error);
    return `${where} Older ones stay there: ${reason}`;
  }
}

export interface BorrowedBackup extends AsyncDisposable {
  path: string;
  /** Its name for people. */
  name: string;
}

const bucketPrefix = "bucket:";

/**
 * A backup as a file: the given one, `bucket:<name>` from the bucket, or the newest. A downloaded
 * file is deleted afterwards.
 * @throws Error with a sentence
 */
export async function borrowBackup(
  places: BackupPlaces | undefined,
  wanted: string | undefined,
): Promise<BorrowedBackup> {
  const isInBucket = wanted?.startsWith(bucketPrefix) ?? places?.bucket !== undefined;
  if (!isInBucket) {
    const path = wanted === undefined ? await findNewest(places?.dir ?? "") : resolve(wanted);
    return { path, name: basename(path), [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const { dir, bucket } = places ?? {};
  if (dir === undefined || bucket === undefined) {
    throw new Error("BACKUP_S3_BUCKET isn't set: there is no bucket of backups.");
  }
  const wantedName = wanted?.slice(bucketPrefix.length) ?? "newest";
  const name = wantedName === "newest" ? (await bucket.list())[0] : wantedName;
  if (name === undefined) throw new Error(`There is no backup in the bucket ${bucket.name} yet.`);
  await makeBackupFolder(dir);
  // A leftover of a kill is recognized by its name and removed with the next backup.
  const path = join(dir, `${basename(name)}.${randomUUID().slice(0, 8)}.part`);
  const remove = () => rm(path, { force: true });
  try {
    await bucket.download(name, path);
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, name, [Symbol.asyncDispose]: remove };
}

async function findNewest(dir: string): Promise<string> {
  const [newest] = await listBackupFiles(dir);
  if (newest === undefined) throw new Error(`There is no backup in ${dir} yet.`);
  return join(dir, newest);
}
