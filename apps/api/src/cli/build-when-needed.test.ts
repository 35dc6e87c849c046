import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { builds, isBuildNeeded, webDir } from "./build-when-needed.ts";

const source = "apps/web/src/entry-server.tsx";
const built = "apps/web/dist/server/entry-server.js";
const vite = "apps/web/node_modules/vite/bin/vite.js";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "build-when-needed-"));
  onTestFinished(() => rm(dir, { recursive: true }));
});

/** A file changed at that second. */
async function write(path: string, second: number): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), "");
  await utimes(join(dir, path), second, second);
}

it("builds if there is no build, or a source is newer", async () => {
  await write(vite, 1);
  await write(source, 10);
  expect(await isBuildNeeded(dir)).toBe(true);
  await write(built, 9);
  expect(await isBuildNeeded(dir)).toBe(true);
  await write(built, 11);
  expect(await isBuildNeeded(dir)).toBe(false);
});

it("takes the build of an image, though its sources were copied later", async () => {
  await write(source, 10);
  await write(built, 9);
  expect(await isBuildNeeded(dir)).toBe(false);
});

it("builds what `pnpm build` builds", async () => {
  const { scripts } = JSON.parse(await readFile(join(webDir, "package.json"), "utf8"));
  expect(builds.map((options) => ["vite", "build", ...options].join(" ")).join(" && ")).toBe(
    scripts.build,
  );
});
