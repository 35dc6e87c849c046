import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

/** Ended by `endWaysIn`, or, for keys and invitations, when a role is given (`admin-role.ts`). */
const waysIn = [
  "api_keys.created_by",
  "auth_links.user_id",
  "invitations.invited_by",
  "passkeys.user_id",
  "pending_sign_ins.user_id",
  "recovery_codes.user_id",
  "sessions.user_id",
];

it("each column that names an account is a way in that ends, or opens nothing", async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conrelid::regclass || '.' || attname as name, confdeltype as rule
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    order by name
  `.execute(db);
  // Rows deleted with the account belong to it; rows that stay only name it as the author.
  const owned = rows.filter(({ rule }) => rule === "c").map(({ name }) => name);
  expect(owned).toEqual([...waysIn, "open_forms.user_id"].sort());
});
