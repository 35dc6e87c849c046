import { RowDigest } from "@before-ten/db/backup/row-digest";
import { type Snapshot, openSnapshot } from "@before-ten/db/backup/snapshot";
import type { Clock, Deps } from "../deps.ts";
import { fileNamesOf } from "../images/image-files.ts";
import {
  type BackedUpFile,
  type Manifest,
  imageEntryName,
  manifestName,
  rowsFileName,
} from "./manifest.ts";
import { type ArchiveWriter, createArchive, refuseExistingFile } from "./write-archive.ts";

interface BackupOptions extends Pick<Deps, "images"> {
  connectionString: string;
  clock: Clock;
  path: string;
  key: string | undefined;
  /** Reports the progress in a few words. */
  report?: (detail: string) => void;
}

interface MadeBackup {
  /** Size of the file in bytes. */
  size: number;
  rows: number;
  tables: number;
  images: number;
  /** Image files that rows refer to but that were missing. */
  missingImages: string[];
}

/**
 * Writes the database and the images, as they are at one moment, into one file while the site keeps
 * running. The caller holds the backup lock, so that the images of that moment stay until they have
 * been copied. Uses only a few megabytes of memory.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { clock, path, key } = options;
  await refuseExistingFile(path);
  await using archive = createArchive(path, key);
  const madeAt = clock.now().toISOString();
  const { copied, imageNames } = await copyDatabase(archive, options);
  const { files, missingImages } = await copyImages(archive, imageNames, options);
  const manifest: Manifest = {
    product: "Before Ten",
    format: 1,
    madeAt,
    ...copied,
    files: [...copied.files, ...files],
    missingImages,
  };
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
  return {
    size: await archive.finish(),
    rows: copied.tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: copied.tables.length,
    images: files.length,
    missingImages,
  };
}

async function copyDatabase(
  archive: ArchiveWriter,
  { connectionString, report }: BackupOptions,
): Promise<{
  copied: Omit<Manifest, "product" | "format" | "madeAt" | "missingImages">;
  imageNames: string[];
}> {
  await using snapshot = await openSnapshot(connectionString);
  const { postgres, migrations, queueVersion, sequences } = snapshot;
  const tables: Manifest["tables"] = [];
  const files: BackedUpFile[] = [];
  for (const table of snapshot.tables) {
    report?.(`table ${tables.length + 1} of ${snapshot.tables.length}, ${table.name}`);
    const copied = await copyTable(archive, snapshot, table);
    tables.push(copied.table);
    files.push(...copied.files);
  }
  const imageNames = (await snapshot.listImages()).flatMap(fileNamesOf);
  const copied = { postgres, migrations, queueVersion, sequences, tables, files };
  return { copied, imageNames };
}

async function copyTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: Snapshot["tables"][number],
): Promise<{ table: Manifest["tables"][number]; files: BackedUpFile[] }> {
  const digest = new RowDigest();
  const files: BackedUpFile[] = [];
  for await (const rows of snapshot.readRows(table)) {
    digest.add(rows);
    files.push(await archive.add(rowsFileName(table, files.length), rows));
  }
  return { table: { ...table, rows: digest.rows, digest: digest.digest }, files };
}

async function copyImages(
  archive: ArchiveWriter,
  names: readonly string[],
  { images, report }: BackupOptions,
): Promise<{ files: BackedUpFile[]; missingImages: string[] }> {
  const files: BackedUpFile[] = [];
  const missingImages: string[] = [];
  for (const name of names) {
    const bytes = await images.read(name);
    if (bytes === undefined) missingImages.push(name);
    else files.push(await archive.add(imageEntryName(name), bytes));
    report?.(`image file ${files.length} of ${names.length}`);
  }
  return { files, missingImages };
}
