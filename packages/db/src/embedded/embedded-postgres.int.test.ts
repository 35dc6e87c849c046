import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile, truncate } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";

// Starting needs the disk, which other test files use too.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

describe("one database through its life", () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    postgres = await startEmbeddedPostgres({ dataDir });
    await query(postgres, "create table kept (value text); insert into kept values ('first')");
  });
  afterAll(() => removeEmbeddedPostgres(dataDir));

  it("is the same on every machine: UTF-8, UTC, loopback only, a role without power over the machine", async () => {
    const [settings] = await query(
      postgres,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as address,
              current_setting('password_encryption') as password,
              datlocprovider as provider, datlocale as locale, rolsuper as superuser
         from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    );
    expect(settings).toEqual({
      encoding: "UTF8",
      zone: "UTC",
      fsync: "on",
      address: "127.0.0.1",
      password: "scram-sha-256",
      provider: "b",
      locale: "C.UTF-8",
      superuser: false,
    });
  });

  it("has the extensions that search needs, and they know letters outside ASCII", async () => {
    await query(postgres, "create extension pg_trgm; create extension unaccent");
    const rows = await query(
      postgres,
      "select similarity('Вечеринка', 'вечеринка') as alike, unaccent('café') as plain",
    );
    expect(rows).toEqual([{ alike: 1, plain: "cafe" }]);
  });

  it("refuses a wrong password", async () => {
    const url = new URL(postgres.connectionString);
    url.password = "wrong";
    await expect(query({ connectionString: url.href }, "select 1")).rejects.toMatchObject({
      code: "28P01",
    });
  });

  it("keeps the values of a refused row out of its log", async () => {
    await query(postgres, "create table address (email text unique)");
    const insert = "insert into address values ('someone@example.com')";
    await query(postgres, insert);
    await expect(query(postgres, insert)).rejects.toMatchObject({ code: "23505" });
    expect(await readFile(postgres.logFile, "utf8")).not.toContain("someone@example.com");
  });

  it("is taken over, running, by the next start after a kill -9 of the process that started it", async () => {
    await postgres.stop();
    const killed = startInChild(dataDir);
    await killed.output;
    killed.child.kill("SIGKILL");
    const pid = await postmasterPid(postgres);

    postgres = await startEmbeddedPostgres({ dataDir });

    expect(postgres.adopted).toBe(true);
    expect(await postmasterPid(postgres)).toBe(pid);
    expect(await query(postgres, "select value from kept")).toEqual([{ value: "first" }]);
  });

  it("starts again at the same address after a kill -9 of PostgreSQL itself", async () => {
    await query(postgres, "insert into kept values ('second')");
    process.kill(await postmasterPid(postgres), "SIGKILL");

    const { connectionString } = postgres;
    postgres = await startEmbeddedPostgres({ dataDir });

    expect(postgres).toMatchObject({ adopted: false, connectionString });
    expect(await query(postgres, "select value from kept")).toEqual([
      { value: "first" },
      { value: "second" },
    ]);
  });

  it("waits a moment for its port, which a killed server gives back late", async () => {
    const { connectionString } = postgres;
    await postgres.stop();
    const holder = createServer().listen(Number(new URL(connectionString).port), "127.0.0.1");
    await once(holder, "listening");
    setTimeout(() => holder.close(), 300);

    postgres = await startEmbeddedPostgres({ dataDir });

    expect(postgres.connectionString).toBe(connectionString);
  });

  it("starts at another port when its own is taken", async () => {
    const { connectionString } = postgres;
    await postgres.stop();
    const holder = createServer().listen(Number(new URL(connectionString).port), "127.0.0.1");
    await once(holder, "listening");

    postgres = await startEmbeddedPostgres({ dataDir });
    holder.close();

    expect(postgres.connectionString).not.toBe(connectionString);
    expect(await query(postgres, "select count(*)::int as rows from kept")).toEqual([{ rows: 2 }]);
  });

  it("is brought back by the process that uses it, when told to keep it running", async () => {
    const reports: unknown[] = [];
    // The start must also work without a log, which the owner may have deleted, and find the
    // previous port even if a full disk left the port file empty.
    await rm(postgres.logFile);
    await truncate(join(postgres.directory, "port"));
    postgres.keepRunning({ error: (_details, message) => void reports.push(message) });
    process.kill(await postmasterPid(postgres), "SIGKILL");

    await expect
      .poll(() => query(postgres, "select count(*)::int as rows from kept"), { timeout: 10_000 })
      .toEqual([{ rows: 2 }]);
    expect(reports).toEqual(["PostgreSQL has ended and is started again"]);

    await postgres.stop();
    postgres = await startEmbeddedPostgres({ dataDir });
  });

  it("replaces a server that runs but does not answer", async () => {
    const hung = await postmasterPid(postgres);
    process.kill(hung, "SIGSTOP");

    postgres = await startEmbeddedPostgres({ dataDir });

    expect(postgres.adopted).toBe(false);
    expect(await postmasterPid(postgres)).not.toBe(hung);
    expect(await query(postgres, "select count(*)::int as rows from kept")).toEqual([{ rows: 2 }]);
  });

  it("ignores the process id of a dead server that by now is another program's, and leaves that program alone", async () => {
    const pidFile = join(postgres.directory, "cluster", "postmaster.pid");
    const text = await readFile(pidFile, "utf8");
    await postgres.stop();
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    onTestFinished(() => void other.kill());
    await writeFile(pidFile, text.replace(/^\d+/, String(other.pid)));

    postgres = await startEmbeddedPostgres({ dataDir });

    expect(postgres.adopted).toBe(false);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it("stops quickly, twice too, and nothing runs afterwards", async () => {
    const before = Date.now();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    expect(Date.now() - before).toBeLessThan(5_000);
    await expect(query(postgres, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });
});

describe("a first start", () => {
  it("survives another one at the same moment: both use one database", async () => {
    const dataDir = await makeDataDir();
    onTestFinished(() => removeEmbeddedPostgres(dataDir));
    const children = [startInChild(dataDir), startInChild(dataDir)];
    onTestFinished(() => {
      for (const { child } of children) child.kill("SIGKILL");
    });

    const [one, two] = await Promise.all(children.map(({ output }) => output));

    expect(one).toMatch(/^postgres:/);
    expect(two).toBe(one);
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  it("that was killed leaves nothing half-built", async () => {
    const dataDir = await makeDataDir();
    onTestFinished(() => removeEmbeddedPostgres(dataDir));
    const { child } = startInChild(dataDir);
    await expect
      .poll(() => unfinishedClusters(dataDir), { interval: 5, timeout: 10_000 })
      .toHaveLength(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await readdir(dataDir)).not.toContain("postgres");

    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(await query(postgres, "select 1 as one")).toEqual([{ one: 1 }]);

    // The orphaned initdb ends on its own; the next start removes what it left behind.
    await expect
      .poll(
        async () => {
          await startEmbeddedPostgres({ dataDir, durable: false });
          return readdir(dataDir);
        },
        { timeout: 10_000 },
      )
      .toEqual(["postgres"]);
  });

  it("says what is in the way", async () => {
    const dataDir = await makeDataDir();
    onTestFinished(() => removeEmbeddedPostgres(dataDir));
    await writeFile(join(dataDir, "postgres"), "");
    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      `${join(dataDir, "postgres")} is in the way`,
    );
  });

  it("refuses a folder whose name a shell would expand", async () => {
    const parent = await makeDataDir();
    onTestFinished(() => removeEmbeddedPostgres(parent));
    await expect(startEmbeddedPostgres({ dataDir: join(parent, "$HOME") })).rejects.toThrow(
      "rename the folder",
    );
  });
});

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `before-ten-test-${process.pid}-`));
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** A process that starts the database, prints the connection string and keeps running. */
function startInChild(dataDir: string) {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL("embedded-postgres.ts", import.meta.url).href)});
    const { connectionString } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(connectionString);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = once(child.stdout, "data").then(([chunk]: unknown[]) => String(chunk).trim());
  return { child, output };
}

async function query({ connectionString }: { connectionString: string }, text: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid({ directory }: EmbeddedPostgres): Promise<number> {
  return Number.parseInt(await readFile(join(directory, "cluster", "postmaster.pid"), "utf8"), 10);
}

function unfinishedClusters(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter(
    (path) => /^unfinished-.*\/PG_VERSION$/.test(path) && path.split("/").length === 3,
  );
}
