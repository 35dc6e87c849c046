import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("gives a table a trash, whose live view leaves out what is deleted and gets later columns", async () => {
  await sql`
    create table halls (id uuid primary key default gen_random_uuid(), name text not null);
    select keep_trash('halls');
  `.execute(db);
  await sql`insert into halls (name) values ('The Yard'), ('Old Mill')`.execute(db);
  await sql`
    update all_halls set deleted_at = now(), deleted_by_name = 'Ana' where name = 'Old Mill'
  `.execute(db);
  const live = await sql<{ name: string }>`select name from halls`.execute(db);
  expect(live.rows).toEqual([{ name: "The Yard" }]);

  await sql`
    alter table all_halls add column last_train text;
    select refresh_live_views();
  `.execute(db);
  const later = await sql<{ last_train: null }>`select last_train from halls`.execute(db);
  expect(later.rows).toEqual([{ last_train: null }]);
  const withoutName = sql`update all_halls set deleted_at = now()`.execute(db);
  await expect(withoutName).rejects.toThrow("all_halls_deleted_by_name");
});
