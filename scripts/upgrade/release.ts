import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const migrations = "packages/db/src/migrations";

interface Release extends AsyncDisposable {
  /** Path of its code. */
  root: string;
  /** As in `git log`: "0a1b2c3 feat: …". */
  name: string;
  /** Our migrations that it doesn't have. */
  missing: string[];
}

interface Step {
  migration: string;
  /** The last release without it. */
  commit: string;
}

/** The newest migrations, oldest first, each with the commit before the one that added it. */
export function newestMigrations(count: number): Step[] {
  return migrationsIn(root)
    .slice(-count)
    .map((migration) => {
      const file = `${migrations}/${migration}.ts`;
      const added = git("log", "--diff-filter=A", "--format=%H", "-1", "--", file);
      if (added === "")
        throw new Error(`${file} isn't committed: name the release to upgrade from.`);
      return { migration, commit: git("rev-parse", `${added}^`) };
    });
}

/** Checks a release out into a separate folder, and builds it. */
export async function checkOut(commit: string): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), "before-ten-release-"));
  git("worktree", "add", "--detach", "--force", folder, commit);
  const remove = async () => {
    git("worktree", "remove", "--force", folder);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await prepare(folder);
    const made = new Set(migrationsIn(folder));
    return {
      root: folder,
      name: git("log", "-1", "--format=%h %s", commit),
      missing: migrationsIn(root).filter((name) => !made.has(name)),
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Installs and builds in advance, so that its start doesn't wait for that. */
async function prepare(folder: string): Promise<void> {
  const install = ["install", "--prefer-offline"];
  // The lockfile of an intermediate commit may not match its package.json.
  const isInstalled =
    (await runPnpm(folder, [...install, "--frozen-lockfile"])) ||
    (await runPnpm(folder, [...install, "--no-frozen-lockfile"]));
  if (!isInstalled) throw new Error("The release can't be installed: the lines above say why.");
  if (!(await runPnpm(folder, ["build"]))) throw new Error("The release can't be built.");
}

async function runPnpm(folder: string, args: readonly string[]): Promise<boolean> {
  const child = spawn("npx", ["-y", "pnpm@12", ...args], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code]: unknown[] = await once(child, "exit");
  return code === 0;
}

function migrationsIn(folder: string): string[] {
  return globSync("*.ts", { cwd: join(folder, migrations) })
    .filter((file) => !file.includes(".test."))
    .map((file) => file.replace(/\.ts$/, ""))
    .toSorted();
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}
