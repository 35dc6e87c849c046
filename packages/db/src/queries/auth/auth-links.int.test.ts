import { Kysely, PostgresDialect, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "../../migrations/2026-11-22_30_auth-links.ts";
import { openPlainPool } from "../../testing/plain-pool.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { findAuthLink } from "./auth-links.ts";
import { insertUser } from "./users.ts";

it("knows the links that were mailed before links and tokens were rows of their own", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const at = new Date("2026-11-20T12:00:00Z");
  const email = "ana@mail.example";
  const user = await insertUser(db, { name: "Ana", email, adminRole: null, passwordHash: "", at });
  const userId = user?.id ?? "";
  await sql`
    drop table auth_tokens, auth_links;
    create table auth_tokens (
      token_hash text primary key,
      kind auth_token_kind not null,
      user_id uuid not null references users on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index auth_tokens_user_id on auth_tokens (user_id);
  `.execute(db);
  await sql`
    insert into auth_tokens (token_hash, kind, user_id, email, expires_at, used_at) values
      ('unused', 'verify_email', ${userId}, ${email}, '2026-11-23', null),
      ('used', 'verify_email', ${userId}, ${email}, '2026-11-23', '2026-11-20')
  `.execute(db);

  const pool = openPlainPool(database.connectionString);
  await using plain = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await up(plain);

  const find = (tokenHash: string) => findAuthLink(db, { tokenHash, kind: "verify_email", at });
  expect(await find("unused")).toMatchObject({ userId, email });
  expect(await find("used")).toBeUndefined();
});
