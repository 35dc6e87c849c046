import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabase } from "../client.ts";
import { createTestDatabase } from "./test-database.ts";

it("gives each caller a migrated database that the others don't see", async () => {
  await using first = await createTestDatabase();
  await using second = await createTestDatabase();

  await sql`create table mark (id int)`.execute(first.db);

  const marks = sql<{ mark: string | null; users: string | null }>`
    select to_regclass('mark')::text as mark, to_regclass('users')::text as users`;
  expect((await marks.execute(first.db)).rows).toEqual([{ mark: "mark", users: "users" }]);
  expect((await marks.execute(second.db)).rows).toEqual([{ mark: null, users: "users" }]);
});

it("drops the database when it is closed, even with open connections", async () => {
  const database = await createTestDatabase();
  const stranger = createDatabase({ connectionString: database.connectionString });
  await sql`select 1`.execute(stranger);

  await database.close();

  await expect(sql`select 1`.execute(stranger)).rejects.toMatchObject({ code: "3D000" });
  await stranger.destroy();
});
