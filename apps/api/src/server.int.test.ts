import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

// A first start makes a database, and waits for the disk.
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

  it("ends everything in the midst of the demo club, and says nothing of it", async () => {
    const server = startServer(dataDir);
    await expect.poll(server.output, { interval: 5, timeout: 30_000 }).toContain("demo club");

    expect(await server.terminate()).toEqual([0, null]);
    expect(isPostgresThere()).toBe(false);
    expect(server.output()).not.toMatch(/error|"level":50/i);
  });
});

/** With hot reload, so that it builds no pages. */
function startServer(dataDir: string) {
  const file = join(import.meta.dirname, "server.ts");
  const child = spawn(process.execPath, [file, "--dev"], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0", SEED_DEMO: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => (output += String(text)));
  return {
    output: () => output,
    /** Twice, as npx and a terminal do. Answers its exit code and the signal that ended it. */
    terminate: async () => {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await wait(50);
      child.kill("SIGTERM");
      return exit;
    },
  };
}
