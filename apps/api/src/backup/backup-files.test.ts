import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backupFileName, listBackupFiles, removeOldBackups } from "./backup-files.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "backup-files-"));
});
afterEach(() => rm(dir, { recursive: true }));

const store = (name: string) => writeFile(join(dir, name), "");
const nameOf = (day: number, isEncrypted = false) =>
  backupFileName(new Date(Date.UTC(2026, 10, day, 17, 0, 3)), isEncrypted);

it("lists backups by their time, encrypted or not, and nothing else", async () => {
  for (const name of [
    nameOf(2),
    nameOf(10, true),
    nameOf(3),
    `${nameOf(11)}.0193a0b0.part`,
    "notes.txt",
  ]) {
    await store(name);
  }
  expect(await listBackupFiles(dir)).toEqual([nameOf(10, true), nameOf(3), nameOf(2)]);
  expect(await listBackupFiles(join(dir, "nowhere"))).toEqual([]);
});

it("removes all but the newest, and leftovers of kills older than a day", async () => {
  const now = new Date();
  const names = [nameOf(1), nameOf(2), nameOf(3, true), nameOf(4), "before-ten.tar.zst"];
  for (const name of [...names, `${nameOf(5)}.0193a0b0.part`, `${nameOf(6)}.0193a0b0.part`])
    await store(name);
  const longAgo = new Date(now.getTime() - 25 * 60 * 60_000);
  await utimes(join(dir, `${nameOf(5)}.0193a0b0.part`), longAgo, longAgo);
  await removeOldBackups(dir, { keep: 2, now });
  expect((await readdir(dir)).toSorted()).toEqual(
    [nameOf(3, true), nameOf(4), "before-ten.tar.zst", `${nameOf(6)}.0193a0b0.part`].toSorted(),
  );
});
