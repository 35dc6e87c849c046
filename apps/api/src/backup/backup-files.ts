import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Matches the names of `backupFileName`, including unfinished ones. */
const pattern =
  /^before-ten-(?<at>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.zst(?:\.enc)?(?<part>\.[0-9a-f]{8}\.part)?$/;

/** No backup takes longer; older unfinished files were left by a kill. */
const unfinishedStaysMs = 24 * 60 * 60_000;

export function backupFileName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(":", "-");
  return `before-ten-${time}Z.tar.zst${isEncrypted ? ".enc" : ""}`;
}

/** The names of the backups in a folder, newest first. */
export async function listBackupFiles(dir: string): Promise<string[]> {
  return sortBackupNames(await readNames(dir));
}

/** The backups among these names, newest first. */
export function sortBackupNames(names: readonly string[]): string[] {
  return names
    .filter((name) => timeOf(name) !== undefined)
    .toSorted((a, b) => (timeOf(b) ?? "").localeCompare(timeOf(a) ?? ""));
}

/** Creates the folder, readable only by its owner. */
export async function makeBackupFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
}

/** Removes all but the newest backups, and leftovers of kills; nothing else. */
export async function removeOldBackups(
  dir: string,
  { keep, now }: { keep: number; now: Date },
): Promise<void> {
  const old = (await listBackupFiles(dir)).slice(keep);
  for (const name of old) await rm(join(dir, name), { force: true });
  for (const name of await readNames(dir)) {
    if (pattern.exec(name)?.groups?.["part"] === undefined) continue;
    const { mtimeMs } = await stat(join(dir, name));
    if (mtimeMs < now.getTime() - unfinishedStaysMs) await rm(join(dir, name), { force: true });
  }
}

function timeOf(name: string): string | undefined {
  const groups = pattern.exec(name)?.groups;
  return groups?.["part"] === undefined ? groups?.["at"] : undefined;
}

async function readNames(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
