import { spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { holdInstanceLock } from "./instance-lock.ts";

const patiently = { timeout: 4_000 };
const url = "http://localhost:3000";
const neverLost = (error: Error) => {
  throw error;
};

it("lets one in, and shows the second where the first runs", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  const lock = await holdInstanceLock({ connectionString, url, onLost: neverLost });

  await expect(
    holdInstanceLock({ connectionString, url: "http://localhost:4000", onLost: neverLost }),
  ).rejects.toThrow(`already running on this database, at ${url}.`);

  await lock.release();
  const next = await holdInstanceLock({ connectionString, url, onLost: neverLost });
  await next.release();
});

it("is free at once when its holder is killed", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  const script = `
    const { holdInstanceLock } = await import(${JSON.stringify(new URL("instance-lock.ts", import.meta.url).href)});
    await holdInstanceLock({ connectionString: ${JSON.stringify(connectionString)}, url: "${url}", onLost() {} });
    console.log("held");`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, "data");
  await expect(holdInstanceLock({ connectionString, url, onLost: neverLost })).rejects.toThrow(
    "already running",
  );

  holder.kill("SIGKILL");
  await once(holder, "exit");

  const lock = await holdInstanceLock({ connectionString, url, onLost: neverLost });
  await lock.release();
});

it("comes back after PostgreSQL ended its connection", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  const lock = await holdInstanceLock({ connectionString, url, onLost: neverLost });

  await endConnectionOf(url, connectionString);

  await expect
    .poll(() => locksOf(connectionString, "granted"), patiently)
    .toEqual([{ application_name: url }]);
  await lock.release();
});

it("says so when another process took it meanwhile", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  const lost = Promise.withResolvers<Error>();
  await holdInstanceLock({ connectionString, url, onLost: lost.resolve });
  const rival = new Client({ connectionString, application_name: "http://localhost:4000" });
  await rival.connect();
  const waiting = rival.query("select pg_advisory_lock($1, $2)", [0x62_74, 0x0a]);
  await expect.poll(() => locksOf(connectionString, "not granted"), patiently).toHaveLength(1);

  await endConnectionOf(url, connectionString);

  await waiting;
  expect((await lost.promise).message).toContain("at http://localhost:4000.");
  await rival.end();
});

async function endConnectionOf(name: string, connectionString: string): Promise<void> {
  await ask(
    connectionString,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()",
    [name],
  );
}

function locksOf(connectionString: string, which: "granted" | "not granted") {
  return ask(
    connectionString,
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and ${which} and datname = current_database()`,
  );
}

async function ask(connectionString: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}
