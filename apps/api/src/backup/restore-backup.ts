import type { RowWriter } from "@before-ten/db/backup/copy-rows";
import { type Restore, beginRestore } from "@before-ten/db/backup/restore";
import type { Deps } from "../deps.ts";
import { fileNamesOf } from "../images/image-files.ts";
import { type Manifest, imageEntryName, readEntryName } from "./manifest.ts";
import { queueSchema } from "./carry-over.ts";
import { checkArchive, collect, readEntries } from "./read-archive.ts";

interface RestoreOptions {
  path: string;
  key: string | undefined;
  /** The URL of an empty database. */
  connectionString: string;
  /** Undefined for a drill: the images in the file are checked, but not stored. */
  images: Deps["images"] | undefined;
  report?: (detail: string) => void;
}

/**
 * Restores a backup into an empty database and an empty image store: everything, checked against
 * its manifest, or nothing. Returns the manifest.
 * @throws Error with a sentence
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { path, key, connectionString, images, report } = options;
  if (images !== undefined) await refuseUsedStore(images);
  report?.("reading the file through");
  const manifest = await checkArchive({ path, key });
  await using restore = await beginRestore(connectionString, manifest, queueSchema());
  const stored: string[] = [];
  try {
    await fill(options, restore, stored);
    report?.("comparing what is stored");
    const needed = (await restore.verify()).flatMap(fileNamesOf);
    refuseMissingImages(manifest, needed);
  } catch (error) {
    // The original error is reported, even if files can't be removed.
    for (const name of stored) await images?.remove(name).catch(() => undefined);
    throw error;
  }
  // If only the answer to it is lost, the rows are there, and have their images.
  await restore.commit();
  return manifest;
}

async function refuseUsedStore(images: Deps["images"]): Promise<void> {
  const files = await images.list();
  if (files.length === 0) return;
  throw new Error(
    `The image folder isn't empty: it has ${files.length} files. A backup is restored only beside none; ` +
      "name another folder in DATA_DIR, or move these files away.",
  );
}

async function fill(
  { path, key, images, report }: RestoreOptions,
  restore: Restore,
  stored: string[],
): Promise<void> {
  let open: { name: string; writer: RowWriter } | undefined;
  await readEntries({ path, key }, async (name, bytes) => {
    const entry = readEntryName(name);
    const tableName = entry?.kind === "rows" ? `${entry.schema}.${entry.table}` : undefined;
    if (open !== undefined && open.name !== tableName) {
      await open.writer.end();
      open = undefined;
    }
    if (entry?.kind === "rows") {
      if (open === undefined) report?.(`table ${entry.table}`);
      const { schema, table } = entry;
      open ??= {
        name: `${schema}.${table}`,
        writer: restore.openTable({ schema, name: table }),
      };
      for await (const chunk of bytes) await open.writer.write(chunk);
      return;
    }
    const content = await collect(bytes);
    if (entry === undefined || images === undefined) return;
    report?.(`image file ${stored.length + 1}`);
    stored.push(entry.name);
    await images.put(entry.name, content);
  });
}

/** Every image a row refers to must be in the file, or must have been missing before. */
function refuseMissingImages(manifest: Manifest, needed: readonly string[]): void {
  const known = new Set([
    ...manifest.files.map(({ name }) => name),
    ...manifest.missingImages.map(imageEntryName),
  ]);
  const missing = needed.filter((name) => !known.has(imageEntryName(name)));
  if (missing.length === 0) return;
  throw new Error(`The backup lacks ${missing.length} image files, as ${missing[0]}.`);
}
