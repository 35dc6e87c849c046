import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { startS3Server } from "../testing/s3/s3-server.ts";

// A start loads the whole server.
vi.setConfig({ testTimeout: 60_000 });

const { connectionString, close } = await createTestDatabase();
const server = await startS3Server();
const folder = await mkdtemp(join(tmpdir(), "before-ten-start-"));
afterAll(async () => {
  await close();
  await server.close();
  await rm(folder, { recursive: true });
});

const program = join(import.meta.dirname, "../server.ts");

/** With hot reload, so that it doesn't build the pages. */
const args = [program, "--dev"];

function optionsWith(changes: Record<string, string>) {
  const env = {
    PATH: process.env["PATH"],
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    PORT: "0",
    ...server.environment,
    ...changes,
  };
  return { cwd: folder, env };
}

it.each([
  ["a missing bucket", { S3_BUCKET: "another-bucket" }, "There is no bucket another-bucket at "],
  [
    "another secret",
    { S3_SECRET_ACCESS_KEY: "wrong" },
    `${server.settings.endpoint} knows no such`,
  ],
  ["half of the settings", { S3_ACCESS_KEY_ID: "" }, "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET"],
])("the server refuses to start with %s, and says why", async (_what, changes, sentence) => {
  const start = promisify(execFile)(process.execPath, args, optionsWith(changes));
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^${sentence}.+\\.\n$`)),
  });
});

it("the server starts while the bucket is out of reach, says so, and is ready", async () => {
  const port = await findFreePort();
  const options = optionsWith({ S3_ENDPOINT: "http://127.0.0.1:9", PORT: String(port) });
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  await expect.poll(() => output, { timeout: 50_000 }).toContain("Before Ten is open at");
  expect(output).toContain("the image store is out of reach: the site opens without its images");

  const site = `http://127.0.0.1:${port}`;
  const statusOf = async (path: string) => (await fetch(`${site}${path}`)).status;
  // When other work shares the cores, its first answer may be late.
  await expect.poll(() => statusOf("/readyz"), { timeout: 20_000 }).toBe(200);
  expect(await statusOf("/api/events")).toBe(200);
  expect(await statusOf(`/media/${"a".repeat(64)}-40.webp`)).toBe(503);
  expect(await statusOf("/readyz")).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
