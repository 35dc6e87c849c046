import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { s3SettingsOf } from "../images/s3/s3-settings.ts";
import type { BackupBucket } from "./backup-bucket.ts";
import { backupFileName, sortBackupNames } from "./backup-files.ts";
import { type BackupPlaces, borrowBackup, openBackupPlaces, placeBackup } from "./backup-places.ts";

const now = new Date("2026-11-23T17:00:03Z");
const nameOf = (day: number) => backupFileName(new Date(Date.UTC(2026, 10, day, 17, 0, 3)), false);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "backup-places-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** A bucket in memory; actions its key isn't allowed fail with a sentence. */
function makeBucket({ refuses }: { refuses?: "upload" | "remove" } = {}) {
  const stored = new Map<string, Buffer>();
  const refuse = (what: "upload" | "remove") => {
    if (refuses === what) throw new Error(`The key may not ${what}.`);
  };
  const bucket: BackupBucket = {
    name: "club-backups",
    list: () => Promise.resolve(sortBackupNames([...stored.keys()])),
    async upload(path, name) {
      refuse("upload");
      stored.set(name, await readFile(path));
    },
    async download(name, path) {
      await writeFile(path, "half of it");
      const bytes = stored.get(name);
      if (bytes === undefined) throw new Error(`There is no backup ${name}.`);
      await writeFile(path, bytes);
    },
    async remove(name) {
      await Promise.resolve();
      refuse("remove");
      stored.delete(name);
    },
  };
  return { bucket, stored };
}

async function place(places: Omit<BackupPlaces, "dir">, days: number[]): Promise<string[]> {
  const told: string[] = [];
  for (const name of days.map(nameOf)) {
    await writeFile(join(dir, name), name);
    told.push(await placeBackup({ dir, ...places }, { name, now }));
  }
  return told;
}

it("keeps the newest in the folder and in the bucket", async () => {
  const { bucket, stored } = makeBucket();
  const told = await place({ staysInDir: true, bucket, keep: 2 }, [1, 2, 3]);
  expect(told.at(-1)).toBe(" It is in the bucket club-backups.");
  expect((await readdir(dir)).toSorted()).toEqual([nameOf(2), nameOf(3)]);
  expect([...stored.keys()]).toEqual([nameOf(2), nameOf(3)]);
  expect(stored.get(nameOf(3))?.toString()).toBe(nameOf(3));
});

it("keeps none in a temporary folder once it has been uploaded", async () => {
  const { bucket, stored } = makeBucket();
  await place({ staysInDir: false, bucket, keep: 2 }, [1]);
  expect(await readdir(dir)).toEqual([]);
  for (const day of [2, 3]) {
    const { bucket: refusing } = makeBucket({ refuses: "upload" });
    const failed = place({ staysInDir: false, bucket: refusing, keep: 2 }, [day]);
    await expect(failed).rejects.toThrow("The key may not upload.");
    expect(await readdir(dir)).toEqual([nameOf(day)]);
  }
  await place({ staysInDir: false, bucket, keep: 2 }, [4]);
  expect(await readdir(dir)).toEqual([]);
  expect([...stored.keys()]).toEqual([nameOf(1), nameOf(4)]);
});

it("leaves a former backup folder alone", async () => {
  const settings = { key: undefined, hour: 4, keep: 9, dir: undefined };
  const s3 = s3SettingsOf(
    {
      S3_BUCKET: "club-backups",
      S3_ENDPOINT: "https://s3.example",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_PATH_STYLE: true,
    },
    "BACKUP_S3_",
  );
  const places = await openBackupPlaces({ backup: { ...settings, s3 }, dataDir: dir });
  if (places === undefined) throw new Error("there is a bucket");
  const old = join(dir, "backups");
  for (const folder of [old, places.dir]) await mkdir(folder, { recursive: true });
  await writeFile(join(old, nameOf(1)), "the only one");
  await writeFile(join(places.dir, nameOf(2)), "another");
  const { bucket } = makeBucket();
  await placeBackup({ ...places, bucket }, { name: nameOf(2), now });
  expect(await readdir(old)).toEqual([nameOf(1)]);
  expect(await readdir(places.dir)).toEqual([]);
});

it("stays in its folder where the bucket doesn't take it", async () => {
  const { bucket } = makeBucket({ refuses: "upload" });
  const failed = place({ staysInDir: true, bucket, keep: 2 }, [1]);
  await expect(failed).rejects.toThrow("The key may not upload.");
  expect(await readdir(dir)).toEqual([nameOf(1)]);
});

it("says that older ones stay in a bucket if the key may not delete", async () => {
  const { bucket, stored } = makeBucket({ refuses: "remove" });
  const told = await place({ staysInDir: false, bucket, keep: 1 }, [1, 2]);
  expect(told).toEqual([
    " It is in the bucket club-backups.",
    " It is in the bucket club-backups. Older ones stay there: The key may not remove.",
  ]);
  expect([...stored.keys()]).toEqual([nameOf(1), nameOf(2)]);
});

it("provides the newest or the given one, and deletes the downloaded file", async () => {
  const { bucket } = makeBucket();
  await place({ staysInDir: false, bucket, keep: 9 }, [1, 2]);
  const places = { dir, staysInDir: false, bucket, keep: 9 };
  for (const [wanted, name] of [
    [undefined, nameOf(2)],
    ["bucket:newest", nameOf(2)],
    [`bucket:${nameOf(1)}`, nameOf(1)],
  ] as const) {
    await using backup = await borrowBackup(places, wanted);
    expect(backup.name).toBe(name);
    expect(await readFile(backup.path, "utf8")).toBe(name);
  }
  expect(await readdir(dir)).toEqual([]);
  await expect(borrowBackup(places, "bucket:nowhere")).rejects.toThrow("no backup nowhere");
  expect(await readdir(dir)).toEqual([]);
  await expect(borrowBackup(undefined, "bucket:newest")).rejects.toThrow(/^BACKUP_S3_BUCKET isn't/);
});

it("provides the newest of the folder without a bucket", async () => {
  await place({ staysInDir: true, bucket: undefined, keep: 9 }, [2, 1]);
  const backup = { key: undefined, hour: 4, keep: 9, s3: undefined };
  const places = await openBackupPlaces({ backup: { ...backup, dir }, dataDir: dir });
  await using borrowed = await borrowBackup(places, undefined);
  expect(borrowed.name).toBe(nameOf(2));
  expect(await openBackupPlaces({ backup: { ...backup, dir: undefined }, dataDir: dir })).toBe(
    undefined,
  );
});
