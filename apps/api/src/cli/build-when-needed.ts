import { spawn } from "node:child_process";
import { glob, stat } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
export const webDir = join(root, "apps/web");
/** The last file a build writes, from the root. */
const builtLast = "apps/web/dist/server/entry-server.js";
const vite = "apps/web/node_modules/vite/bin/vite.js";

/** Whatever ends up in the browser's files. */
const sources = [
  "apps/web/{src,public}/**/*",
  "apps/web/{package.json,vite.config.ts}",
  "packages/contracts/src/**/*.ts",
  "pnpm-lock.yaml",
];

/**
 * Builds the pages when a source is newer than the last build, or when there is none. Throws when
 * the build fails, or is ended.
 */
export async function buildWhenNeeded(signal?: AbortSignal): Promise<void> {
  if (!(await isBuildNeeded(root))) return;
  for (const args of [["build"], ["build", "--ssr"]]) await runVite(args, signal);
}

/** The repository, or an image's part of it, lies in `dir`. */
export async function isBuildNeeded(dir: string): Promise<boolean> {
  const builtAt = await modifiedAt(join(dir, builtLast));
  if (builtAt === 0) return true;
  // An image has a build, whose sources may have been copied after it, and nothing to build with.
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
    // React's plugin writes calls of React's development build otherwise, which the pages don't
    // carry.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
    ...(signal !== undefined && { signal }),
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The pages could not be built: the lines above say why.");
}
