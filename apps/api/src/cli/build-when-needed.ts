import { spawn } from "node:child_process";
import { glob, stat } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
export const webDir = join(root, "apps/web");
/** The last file a build writes, relative to the root. */
const builtLast = "apps/web/dist/server/entry-server.js";
const vite = "apps/web/node_modules/vite/bin/vite.js";

/** Vite's options of each build, as `pnpm build` has them: a test compares both. */
export const builds = [[], ["--mode", "admin"], ["--ssr"]];

/** All sources of the browser's files. */
const sources = [
  "apps/web/{src,public}/**/*",
  "apps/web/{package.json,vite.config.ts}",
  "packages/contracts/src/**/*.ts",
  "pnpm-lock.yaml",
];

/** Builds the pages if a source is newer than the last build. Throws if it fails or is aborted. */
export async function buildWhenNeeded(signal?: AbortSignal): Promise<void> {
  if (!(await isBuildNeeded(root))) return;
  for (const options of builds) await runVite(["build", ...options], signal);
}

/** `dir` is the repository, or an image's part of it. */
export async function isBuildNeeded(dir: string): Promise<boolean> {
  const builtAt = await modifiedAt(join(dir, builtLast));
  if (builtAt === 0) return true;
  // An image contains a build and no build tools; its sources may have been copied after the build.
  if ((await modifiedAt(join(dir, vite))) === 0) return false;
  return builtAt <= (await newestSource(dir));
}

async function newestSource(dir: string): Promise<number> {
  let newest = 0;
  for await (const path of glob(sources, { cwd: dir })) {
    newest = Math.max(newest, await modifiedAt(join(dir, path)));
  }
  return newest;
}

async function modifiedAt(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true ? stats.mtimeMs : 0;
}

async function runVite(args: string[], signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(process.execPath, [join(root, vite), ...args, "--logLevel", "warn"], {
    cwd: webDir,
    // Otherwise React's plugin emits calls to the development build, which the pages don't include.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
    ...(signal !== undefined && { signal }),
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The pages could not be built: the lines above say why.");
}
