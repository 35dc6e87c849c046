import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "./testing/test-database.ts";

/**
 * Compares schema.ts with a database; to mend it, run the same without `--verify` on a migrated
 * one.
 */
function verify(connectionString: string): Promise<unknown> {
  const generator = createRequire(import.meta.url).resolve("kysely-codegen/dist/cli/bin.js");
  return promisify(execFile)(process.execPath, [generator, "--verify"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, DATABASE_URL: connectionString },
  });
}

it("schema.ts agrees with the migrated database", async () => {
  await using database = await createTestDatabase();
  await expect(verify(database.connectionString)).resolves.toBeDefined();
});

it("schema.ts would no longer agree after another column", async () => {
  await using database = await createTestDatabase();
  await sql`alter table events add column surprise text`.execute(database.db);
  await expect(verify(database.connectionString)).rejects.toThrow("surprise");
});
