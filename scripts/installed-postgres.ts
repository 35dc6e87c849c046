import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

interface InstalledPostgres {
  /** The server's name and version, as in "PostgreSQL 15.20". */
  name: string;
  binDir: string;
  /** Vitest's arguments for the tests that depend on the database. */
  args: readonly string[];
  environment: Record<string, string | undefined>;
}

export const noPostgres =
  "There is no PostgreSQL server on this machine: install one (Debian and Ubuntu: apt-get install postgresql), " +
  "or name the folder of its programs in POSTGRES_BIN";

const suffix = process.platform === "win32" ? ".exe" : "";
/** Test files that always use the embedded server. */
const ownServers = "packages/db/src/embedded{,/superuser}.int.test.ts";
const args = ["--project", "integration", "--exclude", ownServers];

/** The PostgreSQL of POSTGRES_BIN, or each that Debian's packages have installed, oldest first. */
export function findInstalledPostgres(): InstalledPostgres[] {
  const named = process.env["POSTGRES_BIN"];
  const places = named === undefined ? globSync("/usr/lib/postgresql/*/bin").sort() : [named];
  return places.flatMap((binDir) => {
    const version = versionIn(binDir);
    if (version === undefined) return [];
    const environment = { TEST_POSTGRES_BIN: binDir, TEST_DATABASE_URL: undefined };
    return [{ name: `PostgreSQL ${version}`, binDir, args, environment }];
  });
}

/** Undefined if the package has no server, e.g. only the client. */
function versionIn(binDir: string): string | undefined {
  try {
    const printed = execFileSync(join(binDir, `postgres${suffix}`), ["--version"]);
    return /\d+(?:\.\d+)?/.exec(printed.toString("utf8"))?.[0];
  } catch {
    return undefined;
  }
}
