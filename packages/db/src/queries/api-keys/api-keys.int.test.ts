import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { findApiKeyOfAdmin, insertApiKey, recordApiKeyUse } from "./api-keys.ts";
import { insertUser, setAdminRole } from "../auth/users.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
});

const at = new Date("2026-12-04T12:00:00.000Z");
const after = (ms: number) => new Date(at.getTime() + ms);

async function storeKey() {
  const email = `${randomUUID()}@mail.example`;
  const admin = { name: "Ana", email, adminRole: "owner", passwordHash: "-", at } as const;
  const createdBy = (await insertUser(db, admin))?.id ?? "";
  const keyHash = randomUUID();
  const key = { name: "Shop", hint: "bt_abcd", keyHash, scopes: ["read" as const], createdBy, at };
  const { id } = await insertApiKey(db, key);
  return { id, keyHash, createdBy };
}

it("finds the key of an admin alone", async () => {
  const { id, keyHash, createdBy } = await storeKey();
  await storeKey();
  expect(await findApiKeyOfAdmin(db, keyHash)).toEqual({
    id,
    name: "Shop",
    scopes: ["read"],
    admin_role: "owner",
    reach: null,
    last_used_at: null,
  });
  await setAdminRole(db, createdBy, null);
  expect(await findApiKeyOfAdmin(db, keyHash)).toBeUndefined();
});

describe("the last use", () => {
  const use = (id: string, ms: number) =>
    recordApiKeyUse(db, id, { at: after(ms), unlessSince: after(ms - 60_000) });
  const lastUsed = async (id: string) => {
    const key = db.selectFrom("api_keys").select("last_used_at").where("id", "=", id);
    return (await key.executeTakeFirstOrThrow()).last_used_at?.getTime();
  };

  it("is written by one of twenty calls at once, and by none in the minute after", async () => {
    await sql`
      create table written (at timestamptz);
      create function note() returns trigger language plpgsql as
        $$ begin insert into written values (new.last_used_at); return new; end $$;
      create trigger note after update on api_keys for each row execute function note();
    `.execute(db);
    const { id } = await storeKey();
    await Promise.all(Array.from({ length: 20 }, (_, index) => use(id, index)));
    const { rows } = await sql<{ at: Date }>`select at from written`.execute(db);
    expect(rows).toHaveLength(1);
    const first = rows[0]?.at.getTime() ?? 0;
    await use(id, first - at.getTime() + 59_999);
    expect(await lastUsed(id)).toBe(first);
    await use(id, first - at.getTime() + 60_000);
    expect(await lastUsed(id)).toBe(first + 60_000);
  });

  it("is one key's", async () => {
    const [one, other] = [await storeKey(), await storeKey()];
    await use(one.id, 0);
    expect(await lastUsed(one.id)).toBe(at.getTime());
    expect(await lastUsed(other.id)).toBeUndefined();
  });
});

it.each(["{}", "{read,admin}"])("refuses a key with the scopes %s", async (scopes) => {
  const { id } = await storeKey();
  const write = sql`update api_keys set scopes = ${scopes}::text[] where id = ${id}`;
  await expect(write.execute(db)).rejects.toThrow(/check constraint/);
});
