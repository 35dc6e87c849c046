import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, it, vi } from "vitest";
import { actAsJob } from "../../actor.ts";
import { openSnapshot } from "../../backup/snapshot.ts";
import { makeThrowAwayDatabase } from "../../backup/throw-away-database.ts";
import { createDatabase } from "../../client.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../../embedded/embedded-postgres.ts";
import { historyKinds } from "@before-ten/contracts/history/rules";
import { migrateToLatest } from "../../migrate.ts";
import { restoreSnapshot } from "../../testing/copy-database.ts";
import { storeEvent } from "../../testing/stored-event.ts";
import { listChanges } from "./history.ts";

// Starting needs the disk, which other test files use too.
vi.setConfig({ testTimeout: 60_000 });

const document = join(import.meta.dirname, "../../../../../docs/security.md");

/** The statements a superuser can run once, from docs/security.md. */
async function documentedStatements(): Promise<string> {
  const text = await readFile(document, "utf8");
  return /```sql\n(create role before_ten_history[\s\S]*?)```/.exec(text)?.[1] ?? "";
}

async function run(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

it("has another owner, as documented: then the application's role can't get at it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), `before-ten-test-${process.pid}-`));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const { connectionString } = postgres;
  await migrateToLatest(connectionString);
  const password = await readFile(join(postgres.directory, "superuser-password"), "utf8");
  const superuser = new URL(connectionString);
  superuser.username = "postgres";
  superuser.password = password.trim();
  await run(superuser.href, await documentedStatements());

  const db = createDatabase({ connectionString });
  const id = await actAsJob("test", () => storeEvent(db));
  expect(
    await listChanges(db, { kinds: historyKinds, entityId: id }, { limit: 1, offset: 0 }),
  ).toHaveLength(1);
  for (const table of ["history", "security_events"]) {
    for (const statement of [
      `update ${table} set via = 'api'`,
      `truncate ${table}`,
      `alter table ${table} disable trigger user`,
      `drop trigger ${table}_not_deleted on ${table}`,
      `drop table ${table}`,
    ]) {
      const refused = run(connectionString, statement);
      await expect(refused).rejects.toThrow(/permission denied|must be owner/);
    }
  }
  await expect(run(connectionString, "delete from history")).rejects.toThrow("only added to");
  const replaced = `create or replace function refuse_history_change() returns trigger
    language plpgsql as 'begin return old; end'`;
  await expect(run(connectionString, replaced)).rejects.toThrow("must be owner");
  await expect(run(connectionString, "drop schema public cascade")).rejects.toThrow(
    "must be owner",
  );

  // Its sequence is closed to us too; a backup can still be restored, and numbering continues.
  const target = await makeThrowAwayDatabase(connectionString);
  if (target === undefined) throw new Error("The embedded server's role may make databases.");
  {
    await using snapshot = await openSnapshot(connectionString);
    await restoreSnapshot(snapshot, target.connectionString);
  }
  const restored = createDatabase({ connectionString: target.connectionString });
  await actAsJob("test", () => storeEvent(restored));
  const positions = await restored.selectFrom("history").select("position").execute();
  expect(new Set(positions.map(({ position }) => position)).size).toBe(2);
  await restored.destroy();
  await run(superuser.href, "alter role before_ten nocreatedb");
  expect(await makeThrowAwayDatabase(connectionString)).toBeUndefined();

  await db.destroy();
  await removeEmbeddedPostgres(dataDir);
});
