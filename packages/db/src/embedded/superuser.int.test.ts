import { chmod, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";
import { hasCode } from "./error-code.ts";

// Starting needs the disk, which other test files use too.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let postgres: EmbeddedPostgres;
let file: string;

const start = () => startEmbeddedPostgres({ dataDir, durable: false });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), `before-ten-test-${process.pid}-`));
  await chmod(dataDir, 0o711);
  postgres = await start();
  file = join(postgres.directory, "superuser-password");
});
afterAll(() => removeEmbeddedPostgres(dataDir));

it("has a password of its own in a new database, for the owner alone", async () => {
  expect(await state()).toEqual(separate);
});

it("gets one with the next start of an older database, in which it had the site's", async () => {
  await shareSitePassword();
  await postgres.stop();
  postgres = await start();
  expect(await state()).toEqual(separate);
});

it("gets it while the server runs, even if several processes start at the same moment", async () => {
  await shareSitePassword();
  await Promise.all(Array.from({ length: 4 }, start));
  expect(await state()).toEqual(separate);
});

it("has it after a start that was killed between the change and its note", async () => {
  await rename(file, `${file}.next`);
  await start();
  expect(await state()).toEqual(separate);
});

it("keeps one that the owner chose", async () => {
  const chosen = await ownPassword();
  await rm(file);
  await start();
  expect(await opens(chosen)).toBe(true);
  expect(await opens(sitePassword())).toBe(false);
});

const separate = {
  bySitePassword: false,
  byOwnPassword: true,
  files: ["superuser-password"],
  mode: 0o600,
};

async function state() {
  return {
    bySitePassword: await opens(sitePassword()),
    byOwnPassword: await opens(await ownPassword()),
    files: (await readdir(postgres.directory)).filter((name) => name.includes("superuser")),
    mode: (await stat(file)).mode & 0o777,
  };
}

/** Gives the superuser the site's password, as in databases of the first versions. */
async function shareSitePassword(): Promise<void> {
  const client = await connect(await ownPassword());
  await client.query(`alter role postgres password '${sitePassword()}'`);
  await client.end();
  await rm(file);
}

function sitePassword(): string {
  return new URL(postgres.connectionString).password;
}

async function ownPassword(): Promise<string> {
  return (await readFile(file, "utf8")).trim();
}

async function opens(password: string): Promise<boolean> {
  try {
    await (await connect(password)).end();
    return true;
  } catch (error) {
    if (hasCode(error, "28P01")) return false;
    throw error;
  }
}

async function connect(password: string): Promise<Client> {
  const url = new URL(postgres.connectionString);
  const client = new Client({
    host: url.hostname,
    port: Number(url.port),
    user: "postgres",
    password,
  });
  await client.connect();
  return client;
}
