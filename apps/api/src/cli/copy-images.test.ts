import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";

// Each run of the command is a process that loads its modules.
vi.setConfig({ testTimeout: 60_000 });

const program = join(import.meta.dirname, "copy-images.ts");
const fileCount = 200;

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), "before-ten-copy-"));
  const media = join(folder, "first/media");
  await mkdir(media, { recursive: true });
  const files = Array.from({ length: fileCount }, (_, index) => {
    const id = (index + 1).toString(16).padStart(64, "0");
    return writeFile(join(media, `${id}-400.webp`), randomBytes(20_000));
  });
  await Promise.all(files);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** As a person runs it, in a folder without a `.env`. */
function optionsFor(dataDir: string, changes: Record<string, string> = {}) {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: join(folder, dataDir),
    ...server.environment,
    ...changes,
  };
  return { cwd: folder, env };
}

function run(to: string, dataDir: string, changes?: Record<string, string>) {
  return promisify(execFile)(process.execPath, [program, "--to", to], optionsFor(dataDir, changes));
}

/** Starts it, and ends it once some of the files are copied. */
async function interrupt(to: string, dataDir: string, count: () => Promise<number>) {
  const options = optionsFor(dataDir);
  const child = spawn(process.execPath, [program, "--to", to], { ...options, stdio: "ignore" });
  const exited = once(child, "exit");
  while ((await count()) < fileCount / 20) await wait(2);
  child.kill("SIGKILL");
  expect(await exited).toEqual([null, "SIGKILL"]);
}

async function countIn(directory: string, suffix: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => name.endsWith(suffix)).length;
}

it("copies to S3 and back, though it is killed on both ways", async () => {
  await interrupt("s3", "first", () => countIn(server.directory, "_object"));
  const there = await run("s3", "first");
  expect(there.stdout).toMatch(skipping);
  const again = await run("s3", "first");
  expect(again.stdout).toContain(
    `\n${fileCount} files: 0 copied and read back (0.0 MB), ${fileCount} there already\n`,
  );

  const media = join(folder, "second/media");
  await interrupt("disk", "second", () => countIn(media, ".webp"));
  const back = await run("disk", "second");
  expect(back.stdout).toMatch(skipping);

  const names = await readdir(join(folder, "first/media"));
  const whole = (await readdir(media)).filter((name) => !name.endsWith(".part"));
  expect(whole.toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const [first, second] = await Promise.all(
      ["first", "second"].map((dir) => readFile(join(folder, dir, "media", name))),
    );
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  }
});

/** Some files, but not all, were there. */
const skipping = new RegExp(
  String.raw`\n${fileCount} files: [1-9]\d* copied and read back \(\d\.\d MB\), [1-9]\d* there already\n`,
);

it("stops with a sentence when the server fails midway, and continues once it is back", async () => {
  const media = join(folder, "third/media");
  const copying = run("disk", "third");
  copying.catch(() => undefined);
  while ((await countIn(media, ".webp")) < fileCount / 20) await wait(2);
  await server.stop();
  await expect(copying).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/ copied and read back .+, \d+ still to do\n/),
    stderr:
      "We can't reach our image storage just now. Please try again in a moment. Run it again to carry on from here.\n",
  });
  await expect(run("disk", "third")).rejects.toMatchObject({
    code: 1,
    stderr: "club-images can't be reached, so nothing was copied. Try again later.\n",
  });
  await server.start();
  expect((await run("disk", "third")).stdout).toMatch(skipping);
});

it.each([
  ["s3", { S3_SECRET_ACCESS_KEY: "wrong" }, /S3_SECRET_ACCESS_KEY is wrong/],
  ["disk", { S3_BUCKET: "another-bucket" }, /^There is no bucket another-bucket at /],
  ["the moon", {}, /^Please say where to: pnpm images:copy --to s3, or --to disk\.\n$/],
])("refuses to copy to %s with %j", async (to, changes, stderr) => {
  await expect(run(to, "fourth", changes)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(stderr),
  });
});
