import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { bareEnvironment } from "./testing/bare-environment.ts";

// A first start creates a database, and waits for the disk.
vi.setConfig({ testTimeout: 60_000 });

describe("SIGTERM while the server starts", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
    await chmod(dataDir, 0o711);
  });
  afterAll(() => removeEmbeddedPostgres(dataDir));

  const isPostgresThere = () => existsSync(join(dataDir, "postgres/cluster/postmaster.pid"));

  it("ends the PostgreSQL that is just being started", async () => {
    const server = startServer(dataDir);
    await expect.poll(isPostgresThere, { interval: 5, timeout: 30_000 }).toBe(true);

    expect(await server.terminate()).toEqual([0, null]);
    expect(isPostgresThere()).toBe(false);
  });

  it("ends while it stores the demo club, and logs no error", async () => {
    const server = startServer(dataDir);
    await expect.poll(server.output, { interval: 5, timeout: 30_000 }).toContain("demo club");

    expect(await server.terminate()).toEqual([0, null]);
    expect(isPostgresThere()).toBe(false);
    expect(server.output()).not.toMatch(/error|"level":50/i);
  });
});

it("says that its port is taken before it makes anything", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  const server = startServer(dataDir, port);
  expect(await server.exit).toEqual([1, null]);
  expect(server.output()).toBe(
    `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it("says what is wrong with its database, and ends", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const url = new URL(connectionString);
  url.pathname = "/never_created";

  const server = startServer(dataDir, "0", { DATABASE_URL: url.href });
  expect(await server.exit).toEqual([1, null]);
  // By the time it connects to the database it has logged this, even if other work shares the
  // cores.
  const lines = server.output().trim().split("\n");
  expect(lines.at(-1)).toBe(
    `PostgreSQL at ${url.host} has no database of that name: make it with "createdb", or correct DATABASE_URL.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

/** With hot reload, so that it doesn't build the pages. */
function startServer(dataDir: string, port = "0", env: Record<string, string> = {}) {
  const file = join(import.meta.dirname, "server.ts");
  const child = spawn(process.execPath, [file, "--dev"], {
    env: { ...bareEnvironment, DATA_DIR: dataDir, PORT: port, SEED_DEMO: "true", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  // Not "exit": output may still be unread by then.
  const exit = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => (output += String(text)));
  return {
    output: () => output,
    /** Its exit code and the signal that ended it. */
    exit,
    /** Twice, as npx and a terminal do. */
    terminate: async () => {
      child.kill("SIGTERM");
      await wait(50);
      child.kill("SIGTERM");
      return exit;
    },
  };
}
