import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * `pnpm test:postgres [filter]`: the database tests on each PostgreSQL that Debian's packages have installed here, or on the one
 * whose programs lie in POSTGRES_BIN. The other tests run on the embedded one alone.
 */

const suffix = process.platform === "win32" ? ".exe" : "";
const named = process.env["POSTGRES_BIN"];
const places = named === undefined ? globSync("/usr/lib/postgresql/*/bin").sort() : [named];
const installed = places.flatMap((binDir) => {
  const version = versionIn(binDir);
  return version === undefined ? [] : [{ binDir, version }];
});
if (installed.length === 0) {
  console.error(
    "No PostgreSQL server was found on this machine. Install one (Debian and Ubuntu: apt-get install postgresql), or name the folder " +
      "of its programs in POSTGRES_BIN.",
  );
  process.exitCode = 1;
}
for (const { binDir, version } of installed) {
  console.log(`\n${version}, of ${binDir}`);
  if (!(await passesOn(binDir))) process.exitCode = 1;
}

function versionIn(binDir: string): string | undefined {
  try {
    const printed = execFileSync(join(binDir, `postgres${suffix}`), ["--version"]);
    return printed.toString("utf8").trim();
  } catch {
    return undefined;
  }
}

async function passesOn(binDir: string): Promise<boolean> {
  const vitest = dirname(createRequire(import.meta.url).resolve("vitest/package.json"));
  const args = ["run", "--config", "vitest.workspace.ts", "--project", "integration"];
  // These start servers of their own, which are always the embedded ones.
  const exclude = ["--exclude", "packages/db/src/embedded{,/superuser}.int.test.ts"];
  const child = spawn(
    process.execPath,
    [join(vitest, "vitest.mjs"), ...args, ...exclude, ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, TEST_POSTGRES_BIN: binDir, TEST_DATABASE_URL: undefined },
    },
  );
  const [code] = await once(child, "exit");
  return code === 0;
}
