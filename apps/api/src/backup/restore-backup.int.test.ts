import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdBackupLock } from "@before-ten/db/backup/backup-locks";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { makeThrowAwayDatabase } from "@before-ten/db/backup/throw-away-database";
import { createDatabase } from "@before-ten/db/client";
import { listBackupRuns } from "@before-ten/db/queries/backups/backup-runs";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { describeSchema, hashEveryTable } from "@before-ten/db/testing/whole-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeUnpromisedFiles } from "../images/store-image.ts";
import { storeSiteText } from "@before-ten/db/queries/site/site-texts";
import { storeDemoClub } from "../testing/demo-club.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { MemoryImages } from "../testing/memory-images.ts";
import { borrowBackup } from "./backup-places.ts";
import { restoreBackup } from "./restore-backup.ts";
import { backUpToFile, drillBackup } from "./run-backup.ts";

const clock = new FakeClock("2026-11-21T10:00:00Z");
const key = "an owl, two keys and a door";
const database = await createTestDatabase();
const { db, connectionString } = database;
const images = new MemoryImages();
const folder = await mkdtemp(join(tmpdir(), "restore-backup-"));
const plain = join(folder, "plain.tar.zst");
const encrypted = join(folder, "encrypted.tar.zst.enc");
const deps = { db, connectionString, clock, images };
/** Other work may share the cores. */
const timeout = 120_000;

beforeAll(async () => {
  await storeDemoClub(deps);
  const text = { value: "Why four", draft: "At half past", publishAt: null };
  await storeSiteText(db, "about.title", text, clock.now());
  await backUpToFile({ ...deps, key: undefined }, { path: plain });
  await backUpToFile({ ...deps, key }, { path: encrypted });
}, timeout);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** An empty database for a restore; its tables are removed afterwards. */
async function openTarget() {
  const target = await makeThrowAwayDatabase(connectionString);
  if (target === undefined) throw new Error("The test's role may make databases.");
  const targetDb = createDatabase({ connectionString: target.connectionString });
  return {
    db: targetDb,
    connectionString: target.connectionString,
    images: new MemoryImages(),
    [Symbol.asyncDispose]: async () => {
      await targetDb.destroy();
      await target[Symbol.asyncDispose]();
    },
  };
}

async function tablesOf(target: Awaited<ReturnType<typeof openTarget>>): Promise<number> {
  return (await target.db.introspection.getTables()).length;
}

it.each([
  ["a plain backup", plain, undefined],
  ["an encrypted backup", encrypted, key],
])(
  "brings every row, key, index, trigger and file of %s back",
  { timeout },
  async (_name, path, used) => {
    await using target = await openTarget();
    await restoreBackup({ ...target, path, key: used });
    const rows = await hashEveryTable(db);
    // Contains backups made since, including this one.
    delete rows["public.backup_runs"];
    expect(await hashEveryTable(target.db)).toMatchObject(rows);
    expect(await describeSchema(target.db)).toEqual(await describeSchema(db));
    expect(target.images.names).toEqual(images.names);
    for (const name of images.names) {
      expect(await target.images.read(name)).toEqual(await images.read(name));
    }
    expect(rows["pgboss.job_common"]).toMatch(/^1 rows/);
    expect(rows["public.site_texts"]).toMatch(/^1 rows/);
    expect(rows["public.history"]).toMatch(/^[1-9]\d* rows/);
  },
);

it("goes on with the next number of an identity column", { timeout }, async () => {
  await using target = await openTarget();
  await restoreBackup({ ...target, path: plain, key: undefined });
  const [last] = await db
    .selectFrom("all_subscribers")
    .select((eb) => eb.fn.max("seat").as("seat"))
    .execute();
  const id = await storeSubscriber(target.db, { email: "new@mail.example" });
  const stored = target.db.selectFrom("all_subscribers").select("seat").where("id", "=", id);
  expect(await stored.execute()).toEqual([{ seat: (last?.seat ?? 0) + 1 }]);
});

it(
  "refuses what isn't whole, or isn't ours to read, before it writes anything",
  { timeout },
  async () => {
    const { size } = await stat(plain);
    const cut = join(folder, "cut.tar.zst");
    await copyFile(plain, cut);
    // The last bytes are padding after the manifest.
    await truncate(cut, size - 200);
    const half = join(folder, "half.tar.zst");
    await copyFile(plain, half);
    await truncate(half, Math.floor(size / 2));
    const changed = join(folder, "changed.tar.zst");
    await writeFile(changed, withChangedByte(await readFile(plain)));
    const changedSecretly = join(folder, "changed.tar.zst.enc");
    await writeFile(changedSecretly, withChangedByte(await readFile(encrypted)));
    const other = join(folder, "notes.txt");
    await writeFile(other, "Not a backup, whatever its name may say of it.");
    await using target = await openTarget();
    for (const [path, used, sentence] of [
      [cut, undefined, /^This backup is damaged/],
      [half, undefined, /^This backup is damaged/],
      [changed, undefined, /^This backup is damaged/],
      [changedSecretly, key, /^This backup is damaged/],
      [encrypted, "an owl, two keys and a floor", /^BACKUP_KEY isn't the key/],
      [encrypted, undefined, /^This backup is encrypted: set BACKUP_KEY/],
      [other, undefined, /is no backup of Before Ten\.$/],
      [join(folder, "nowhere"), undefined, /can't be read/],
    ] as const) {
      await expect(restoreBackup({ ...target, path, key: used })).rejects.toThrow(sentence);
    }
    expect(await tablesOf(target)).toBe(0);
    expect(target.images.names).toEqual([]);
  },
);

it("refuses a database and an image store that hold anything", { timeout }, async () => {
  const from = { path: plain, key: undefined };
  const before = await hashEveryTable(db);
  await expect(
    restoreBackup({ connectionString, images: new MemoryImages(), ...from }),
  ).rejects.toThrow(/^The database isn't empty: it has \d+ tables\./);
  expect(await hashEveryTable(db)).toEqual(before);
  await using target = await openTarget();
  await target.images.put("poster.webp", Buffer.from("of another club"));
  await expect(restoreBackup({ ...target, ...from })).rejects.toThrow(
    /^The image folder isn't empty: it has 1 files\./,
  );
  expect(target.images.names).toEqual(["poster.webp"]);
  expect(await tablesOf(target)).toBe(0);
});

it("leaves nothing where the images find no room", { timeout }, async () => {
  await using target = await openTarget();
  target.images.room = 3;
  await expect(restoreBackup({ ...target, path: plain, key: undefined })).rejects.toThrow(
    imageMessages.storageFull,
  );
  expect(target.images.names).toEqual([]);
  expect(await tablesOf(target)).toBe(0);
});

it(
  "a drill restores it into a database that is gone afterwards, and notes it",
  { timeout },
  async () => {
    const sentence = await drillBackup({ ...deps, key }, () => borrowBackup(undefined, encrypted));
    expect(sentence).toMatch(
      /^encrypted\.tar\.zst\.enc: [\d,]+ rows of \d+ tables and \d+ image files came back/,
    );
    await expect(
      drillBackup({ ...deps, key }, () => borrowBackup(undefined, join(folder, "nowhere"))),
    ).rejects.toThrow(/can't be read/);
    const runs = await listBackupRuns(db, { limit: 10 });
    expect(runs.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["drill", "failed"],
      ["drill", "done"],
      ["backup", "done"],
      ["backup", "done"],
    ]);
    expect(runs[1]).toMatchObject({ sentence, size: null });
    expect(runs[2]?.size).toBe((await stat(encrypted)).size);
  },
);

it("is made by one process at a time, and no image file goes meanwhile", { timeout }, async () => {
  await images.put("stray.webp", Buffer.from("unused"));
  const stray = { id: "stray", names: ["stray.webp"] };
  {
    await using _lock = await holdBackupLock(connectionString);
    await expect(
      backUpToFile({ ...deps, key: undefined }, { path: join(folder, "second.tar.zst") }),
    ).rejects.toThrow(/^Another backup of this database, or a drill, is under way/);
    await removeUnpromisedFiles({ db, images }, stray);
    expect(images.names).toContain("stray.webp");
  }
  await removeUnpromisedFiles({ db, images }, stray);
  expect(images.names).not.toContain("stray.webp");
});

function withChangedByte(bytes: Buffer): Buffer {
  const place = Math.floor(bytes.length / 2);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
  return changed;
}
