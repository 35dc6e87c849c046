import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { makeThrowAwayDatabase } from "@before-ten/db/backup/throw-away-database";
import { createDatabase } from "@before-ten/db/client";
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from "@before-ten/db/embedded/embedded-postgres";
import { beginBackupRun, listBackupRuns } from "@before-ten/db/queries/backups/backup-runs";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { bareEnvironment } from "../testing/bare-environment.ts";
import { openBackupBucket } from "../backup/backup-bucket.ts";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";

const { db, connectionString, close } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "backup-"));
const dataDir = join(folder, "data");
afterAll(async () => {
  await close();
  await removeEmbeddedPostgres(dataDir);
  await rm(folder, { recursive: true, force: true });
});

/** Other work may share the cores, and an embedded server is created and started. */
const timeout = 180_000;
const key = { BACKUP_KEY: "an owl, two keys and a door" };

/** Runs the command as a person would, in a folder without a `.env`. */
function run(command: string, args: string[], env: Record<string, string>) {
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, command), ...args], {
    cwd: folder,
    env: { ...bareEnvironment, DATA_DIR: dataDir, ...env },
  });
}

it("moves a site from a server to the embedded database", { timeout }, async () => {
  await storeSubscriber(db, { email: "ana@mail.example" });
  const from = { DATABASE_URL: connectionString, ...key };
  const file = join(folder, "club.tar.zst.enc");
  const made = await run("backup.ts", [file], from);
  expect(made.stdout).toMatch(/club\.tar\.zst\.enc: [\d,]+ rows of \d+ tables and 0 image files\./);
  await expect(run("backup.ts", [file], from)).rejects.toMatchObject({
    code: 1,
    stderr: `There is a file ${file} already: name another one, or move it away.\n`,
  });
  const restored = await run("restore.ts", [file], key);
  expect(restored.stdout).toContain("club.tar.zst.enc is restored and compared");
  await expect(run("restore.ts", [file], key)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database isn't empty/),
  });
});

it("backs up beside the server that runs, or without one, and drills", { timeout }, async () => {
  const backups = { BACKUP_DIR: join(folder, "backups"), BACKUP_KEEP: "1" };
  // Stopped, as the restore has left it: the command starts it, and stops it again.
  await run("backup.ts", [], backups);
  const postgres = await startEmbeddedPostgres({ dataDir });
  expect(postgres.adopted).toBe(false);
  await run("backup.ts", [], backups);
  const drill = await run("drill-backup.ts", [], backups);
  expect(drill.stdout).toMatch(/rows of \d+ tables and 0 image files came back as they were\./);
  expect(await readdir(backups.BACKUP_DIR)).toHaveLength(1);

  const embedded = createDatabase({ connectionString: postgres.connectionString });
  const runs = await listBackupRuns(embedded, { limit: 10 });
  expect(runs.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    "drill done",
    "backup done",
    "backup done",
  ]);
  expect(await embedded.selectFrom("subscribers").select("email").execute()).toEqual([
    { email: "ana@mail.example" },
  ]);
  await embedded.destroy();
  await postgres.stop();
});

it("makes the night's backup, and a drill of it once a week", { timeout }, async () => {
  const env = { DATABASE_URL: connectionString, BACKUP_DIR: join(folder, "nights"), ...key };
  for (const day of ["2026-12-04", "2026-12-05"]) {
    const id = await beginBackupRun(db, { kind: "backup", at: new Date(), night: day });
    await run("nightly-backup.ts", [id], env);
  }
  const runs = await listBackupRuns(db, { limit: 3 });
  expect(runs.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    "backup done",
    "drill done",
    "backup done",
  ]);
  expect(await readdir(env.BACKUP_DIR)).toHaveLength(2);
});

it("makes them into a bucket, drills and restores from there", { timeout }, async () => {
  const s3 = await startS3Server();
  onTestFinished(() => s3.close());
  const bucket = Object.entries(s3.environment).map(([name, value]) => [`BACKUP_${name}`, value]);
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, "beside-a-bucket"),
    BACKUP_KEEP: "1",
    ...key,
    ...Object.fromEntries(bucket),
  };
  const first = await run("backup.ts", [], env);
  expect(first.stdout).toMatch(/image files\. It is in the bucket club-images\./);
  const [older] = await listObjects(s3);
  // Backups are named by the second.
  await wait(1_000);
  const id = await beginBackupRun(db, { kind: "backup", at: new Date(), night: "2026-12-06" });
  await run("nightly-backup.ts", [id], env);
  const names = await listObjects(s3);
  expect(names).toEqual([expect.stringMatching(/^before-ten-.*\.tar\.zst\.enc$/)]);
  expect(names).not.toEqual([older]);
  const drill = await run("drill-backup.ts", [], env);
  expect(drill.stdout).toContain(`${names[0]}: `);
  await using target = await makeThrowAwayDatabase(connectionString);
  const into = { ...env, DATABASE_URL: target?.connectionString ?? "" };
  await expect(run("restore.ts", [`bucket:${older}`], into)).rejects.toMatchObject({
    stderr: `There is no backup ${older} in the bucket club-images.\n`,
  });
  const restored = await run("restore.ts", ["bucket:newest"], into);
  expect(restored.stdout).toContain(`${names[0]} is restored and compared`);
  // Nothing stays on this machine.
  expect(await readdir(join(env.DATA_DIR, "unsent-backups"))).toEqual([]);
});

async function listObjects({ settings }: S3Server): Promise<string[]> {
  return openBackupBucket(settings).list();
}

it.each([
  ["restore.ts", "Please name the backup to restore.\n"],
  ["drill-backup.ts", "Please name a backup, or set BACKUP_DIR or BACKUP_S3_BUCKET.\n"],
  ["export-site.ts", "Please name a folder, and it will be created.\n"],
])("%s without a name says what it wants", { timeout }, async (command, stderr) => {
  const ran = run(command, [], { DATABASE_URL: connectionString });
  await expect(ran).rejects.toMatchObject({ code: 1, stderr });
});
