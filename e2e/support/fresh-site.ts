import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { test as base } from "@playwright/test";

interface FreshSite {
  url: string;
  /** As the start prints them, once. */
  email: string;
  password: string;
  startedAt: number;
}

const root = join(import.meta.dirname, "../..");

/** A first start, as someone has it who just cloned the repository, in a folder of its own. */
export const test = base.extend<{ fresh: FreshSite }>({
  fresh: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "before-ten-newcomer-"));
    const port = await findFreePort();
    const startedAt = performance.now();
    const server = spawn(process.execPath, ["apps/api/src/server.ts"], {
      cwd: root,
      env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const told = await readUntil(server, /as (\S+) with the password (.+)\n/);
      const [, email = "", password = ""] = told;
      await use({ url: `http://localhost:${port}`, email, password, startedAt });
    } finally {
      server.kill("SIGTERM");
      await once(server, "exit");
      await removeEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
});

function readUntil({ stdout }: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  let output = "";
  stdout?.on("data", (text) => {
    output += String(text);
    const found = pattern.exec(output);
    if (found !== null) resolve(found);
  });
  stdout?.once("end", () => reject(new Error(`The site didn't start: ${output}`)));
  return promise;
}
