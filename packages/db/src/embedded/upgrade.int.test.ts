import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, readdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { carryOverDatabase } from "../backup/carry-over.ts";
import { createDatabase } from "../client.ts";
import { migrateToLatest } from "../migrate.ts";
import { readServerMajor } from "../server/server-version.ts";
import { storeEvent } from "../testing/stored-event.ts";
import { storeSubscriber } from "../testing/stored-subscriber.ts";
import { describeSchema, hashEveryTable } from "../testing/whole-database.ts";
import { chooseAccount } from "./account.ts";
import { locateOlderBinaries } from "./binaries.ts";
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";
import { holdInstanceLock } from "./instance-lock.ts";
import type { CarryOver } from "./upgrade.ts";

// The tests create databases with two versions' programs, and other test files use the disk too.
vi.setConfig({ testTimeout: 90_000 });

const debianCondition = existsSync("/usr/lib/postgresql/15/bin/postgres")
  ? ""
  : " (skipped: apt-get install postgresql-15)";

async function binDirOf(major: number): Promise<string> {
  const binaries = await locateOlderBinaries(major, await chooseAccount(undefined));
  if (binaries === undefined) throw new Error(`There is no PostgreSQL ${major} here.`);
  return dirname(binaries.postgres);
}

const carryOver: CarryOver = (addresses) =>
  carryOverDatabase({ ...addresses, queueSchema: "", report: () => undefined });

const refuse: CarryOver = () => Promise.reject(new Error("the copy was refused"));

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `before-ten-test-${process.pid}-`));
  await chmod(dataDir, 0o711);
  onTestFinished(() => removeEmbeddedPostgres(dataDir));
  return dataDir;
}

/**
 * A site with a few rows, created and stopped by an older PostgreSQL. Returns its whole content.
 */
async function makeOlderSite(dataDir: string, binDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
  await migrateToLatest(postgres.connectionString);
  await using opened = open(postgres);
  await storeEvent(opened.db, { name: "Вечеринка, früh" });
  await storeSubscriber(opened.db, { email: "ana@mail.example" });
  const content = await readContent(postgres);
  await postgres.stop();
  return { content, connectionString: postgres.connectionString, directory: postgres.directory };
}

function open({ connectionString }: Pick<EmbeddedPostgres, "connectionString">) {
  const db = createDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 30_000 });
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}

/**
 * All rows and schema definitions, as far as every version of PostgreSQL describes them the same
 * way.
 */
async function readContent(postgres: EmbeddedPostgres) {
  await using opened = open(postgres);
  const schema = await describeSchema(opened.db);
  return {
    rows: await hashEveryTable(opened.db),
    schema: schema
      // From 18 on these are listed as constraints too.
      .filter((line) => !/^constraint .* NOT NULL /.test(line))
      // From 16 on columns are printed without their table.
      .map((line) => line.replace(/^(view \S+) [^]*/, "$1"))
      .toSorted(),
  };
}

async function readMajorOf(postgres: EmbeddedPostgres): Promise<number> {
  await using opened = open(postgres);
  // Awaited here, or the connection would close before the answer.
  return await readServerMajor(opened.db);
}

const olderMajors = [
  { from: 17, condition: "", isThere: true },
  { from: 15, condition: debianCondition, isThere: debianCondition === "" },
];

describe.each(olderMajors)("PostgreSQL $from's database$condition", ({ from, isThere }) => {
  it.skipIf(!isThere)(
    "is today's with the next start, and the files go back and forth",
    async () => {
      const dataDir = await makeDataDir();
      const binDir = await binDirOf(from);
      const { content, connectionString, directory } = await makeOlderSite(dataDir, binDir);

      const postgres = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });

      const oldFiles = join(directory, `cluster-${from}`);
      const to = await readMajorOf(postgres);
      expect(to).toBeGreaterThan(from);
      expect(postgres.upgraded).toEqual({ from, to, oldFiles, leftBehind: [] });
      expect(postgres.connectionString).toBe(connectionString);
      expect(await readContent(postgres)).toEqual(content);
      const names = await readdir(directory);
      expect(names.filter((name) => /unfinished|ready/.test(name))).toEqual([]);

      // Going back means renaming two folders, as in docs/operations.md.
      await postgres.stop();
      await rename(join(directory, "cluster"), join(directory, `cluster-${to}`));
      await rename(oldFiles, join(directory, "cluster"));
      const older = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
      expect(await readContent(older)).toEqual(content);

      // And once more while that server still runs, as after a killed site.
      const again = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });
      expect(again.upgraded?.oldFiles).toBe(oldFiles);
      expect(await readContent(again)).toEqual(content);
    },
  );
});

it("names what the owner made beside the site's database, which stays with the old files", async () => {
  const dataDir = await makeDataDir();
  const binDir = await binDirOf(17);
  const postgres = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
  await using opened = open(postgres);
  await sql`create database accounts`.execute(opened.db);
  await opened.db.destroy();
  await postgres.stop();

  // It contains no site yet.
  const { upgraded } = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });
  expect(upgraded?.leftBehind).toEqual(["database accounts"]);
});

it("leaves an older database as it was when its rows can't be taken along, and says why", async () => {
  const dataDir = await makeDataDir();
  const binDir = await binDirOf(17);
  const { content, directory } = await makeOlderSite(dataDir, binDir);
  const names = await readdir(directory);

  await expect(
    startEmbeddedPostgres({ dataDir, carryOver: refuse, durable: false }),
  ).rejects.toThrow(
    /^The database of PostgreSQL 17 could not be brought to \d+, and is as it was: the copy was refused$/,
  );

  expect(await readdir(directory)).toEqual(names);
  const older = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
  expect(older.adopted).toBe(false);
  expect(await readContent(older)).toEqual(content);
});

it("begins again after a kill in the midst of it", async () => {
  const dataDir = await makeDataDir();
  const { content, directory } = await makeOlderSite(dataDir, await binDirOf(17));
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL("embedded-postgres.ts", import.meta.url).href)});
    const carryOver = () => { console.log("copying"); return new Promise(() => setInterval(() => {}, 1000)); };
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, carryOver, durable: false });
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await readdir(directory)).toContain("cluster-unfinished");

  const postgres = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });

  expect(await readContent(postgres)).toEqual(content);
  expect(await readFile(join(directory, "cluster-17/PG_VERSION"), "utf8")).toBe("17\n");
  expect(await readdir(directory)).not.toContain("cluster-unfinished");
});

it("finishes after a kill between its last two steps", async () => {
  const dataDir = await makeDataDir();
  const { content, directory } = await makeOlderSite(dataDir, await binDirOf(17));
  const first = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });
  await first.stop();
  await rename(join(directory, "cluster"), join(directory, "cluster-ready"));

  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });

  expect(await readContent(postgres)).toEqual(content);
});

it("leaves a site alone that still runs on the older PostgreSQL", async () => {
  const dataDir = await makeDataDir();
  const binDir = await binDirOf(17);
  const older = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
  const lock = await holdInstanceLock({
    connectionString: older.connectionString,
    url: "http://127.0.0.1:3000",
    onLost: () => undefined,
  });

  await expect(startEmbeddedPostgres({ dataDir, carryOver, durable: false })).rejects.toThrow(
    "already running on this database, at http://127.0.0.1:3000",
  );

  expect(await readMajorOf(older)).toBe(17);
  await lock.release();
});

it("is refused to a command, and with programs that are older than the files", async () => {
  const dataDir = await makeDataDir();
  const binDir = await binDirOf(17);
  const older = await startEmbeddedPostgres({ dataDir, binDir, durable: false });
  await older.stop();
  await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
    "the next start of the site, `pnpm start`, brings it over",
  );
  const { stop } = await startEmbeddedPostgres({ dataDir, carryOver, durable: false });
  await stop();
  await expect(startEmbeddedPostgres({ dataDir, binDir, durable: false })).rejects.toThrow(
    "start a newer version of Before Ten",
  );
});
