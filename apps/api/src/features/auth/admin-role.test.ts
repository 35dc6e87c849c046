import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../../..");

/** Production source files of the server and the database layer that match. */
async function filesWith(text: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ["apps/api/src", "packages/db/src"]) {
    const entries = await readdir(join(root, folder), { recursive: true });
    for (const entry of entries) {
      if (!entry.endsWith(".ts") || /\.test\.ts$|testing\/|migrations\/|schema\.ts$/.test(entry)) {
        continue;
      }
      const source = await readFile(join(root, folder, entry), "utf8");
      if (text.test(source)) found.push(`${folder}/${entry}`);
    }
  }
  return found.sort();
}

const roleFile = "apps/api/src/features/auth/admin-role.ts";
const queries = "packages/db/src/queries/auth/users.ts";
const register = "apps/api/src/features/auth/auth.service.ts";

it("roles are given, changed and ended in one file, which ends the ways in", async () => {
  expect(await filesWith(/\bsetAdminRole\(/)).toEqual([roleFile, queries]);
});

it("accounts are made there, and where a visitor registers as a user", async () => {
  expect(await filesWith(/\binsertUser\(/)).toEqual([roleFile, register, queries]);
  const registering = await readFile(join(root, register), "utf8");
  expect(registering.match(/\binsertUser\([^)]*\)/g)).toEqual([
    "insertUser(trx, { name, email, adminRole: null, passwordHash, at })",
  ]);
});

it("few queries write to accounts, and one of them the columns of a role", async () => {
  const writers = await filesWith(/insertInto\("users"\)|updateTable\("users"\)|update users\b/);
  expect(writers).toEqual([
    queries,
    "packages/db/src/queries/auth/ways-in.ts",
    "packages/db/src/queries/privacy/person-records.ts",
  ]);
  expect(await filesWith(/\brole: roleOf\(/)).toEqual([queries]);
});
