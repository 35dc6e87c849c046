import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";

/**
 * `pnpm db:types`, after a migration: writes packages/db/src/schema.ts from a freshly migrated
 * database.
 */

const dbDir = join(import.meta.dirname, "../packages/db");
const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const generator = createRequire(join(dbDir, "package.json")).resolve(
    "kysely-codegen/dist/cli/bin.js",
  );
  const child = spawn(process.execPath, [generator], {
    cwd: dbDir,
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  process.exitCode = Number(code);
} finally {
  await postgres.stop();
}
