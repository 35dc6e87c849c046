import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Session, openSession } from "./backup/session.ts";
import { makeThrowAwayDatabase } from "./backup/throw-away-database.ts";
import { type TestDatabase, createTestDatabase } from "./testing/test-database.ts";
import { type ServedSchema, readServedSchema } from "./testing/served-schema.ts";
import { type UpgradeFindings, compareServedSchemas } from "./testing/upgrade-findings.ts";
import { isContract, migrateWithin } from "./migrate.ts";

/**
 * Expand and contract, as in docs/upgrades.md: the previous release keeps serving while a migration
 * runs, and after it.
 */

/** The last migration made before the rule existed. */
const baseline = "2026-11-23_55_more_history";

const all = readdirSync(join(import.meta.dirname, "migrations"))
  .filter((file) => !file.includes(".test."))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted();
const checked = all.filter((name) => name > baseline);

/**
 * The migration's `accepted` export: findings as worded below, each with the reason why it does no
 * harm.
 */
async function readAccepted(name: string): Promise<Record<string, string>> {
  const module: { accepted?: Record<string, string> } = await import(`./migrations/${name}.ts`);
  return module.accepted ?? {};
}

it("lets the release before serve on, migration by migration", { timeout: 60_000 }, async () => {
  const { connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const database = await makeThrowAwayDatabase(connectionString);
  if (database === undefined) throw new Error("The test's role may make databases.");
  onTestFinished(() => database[Symbol.asyncDispose]());
  const { client, db, ...session } = await openSession(database.connectionString);
  onTestFinished(() => session[Symbol.asyncDispose]());
  await client.query("begin");
  const done = all.filter((name) => name <= baseline);
  await migrateWithin(db, done);
  let before = await readServedSchema(db);
  expect(Object.keys(before.tables).length).toBeGreaterThan(50);
  for (const name of checked) {
    done.push(name);
    await migrateWithin(db, done);
    const after = await readServedSchema(db);
    const { breaks, doubts } = compareServedSchemas(before, after);
    const expected = [...(isContract(name) ? breaks : []), ...doubts].toSorted();
    const accepted = await readAccepted(name);
    // A message is a sentence to accept, or an accepted one that is no longer true.
    expect({ name, breaks: isContract(name) ? [] : breaks, accepted: expected }).toEqual({
      name,
      breaks: [],
      accepted: Object.keys(accepted).toSorted(),
    });
    for (const reason of Object.values(accepted)) expect(reason).toMatch(/\S+ \S+ \S+/);
    expect(isContract(name) && breaks.length === 0, `${name} contracts nothing`).toBe(false);
    before = after;
  }
});

describe("findings", () => {
  const cases: [statements: string, found: Partial<UpgradeFindings>][] = [
    ["create table guests (id uuid primary key, name text not null unique)", {}],
    ["alter table images add column note text not null default ''", {}],
    ["alter table images add column note text unique check (note <> '')", {}],
    ["create view free_venues as select 1 as venue", {}],
    [
      "alter table secrets rename to all_secrets; create view secrets as select * from all_secrets",
      {},
    ],
    ["drop view events", { breaks: ["events is gone"] }],
    ["alter table backup_runs rename to runs", { breaks: ["backup_runs is gone"] }],
    ["alter table backup_runs drop column sentence", { breaks: ["backup_runs.sentence is gone"] }],
    [
      "alter table backup_runs rename column sentence to told",
      { breaks: ["backup_runs.sentence is gone"] },
    ],
    [
      "alter table images add column note text not null",
      { breaks: ["images.note is new and required on insert"] },
    ],
    [
      "alter table backup_runs alter column size set not null",
      { breaks: ["backup_runs.size may be null no longer"] },
    ],
    [
      "alter table backup_runs alter column sentence drop default",
      { breaks: ["backup_runs.sentence has its default no longer"] },
    ],
    [
      "alter table backup_runs alter column size type numeric",
      {
        breaks: ["backup_runs.size is numeric, was bigint"],
        doubts: ["backup_runs is written anew while everybody waits"],
      },
    ],
    [
      "alter table backup_runs alter column sentence drop not null",
      { doubts: ["backup_runs.sentence may be null now"] },
    ],
    [
      "alter type backup_kind rename value 'drill' to 'trial'",
      { breaks: ["the value 'drill' of backup_kind is gone"] },
    ],
    [
      "drop function refresh_live_views()",
      { breaks: ["the function refresh_live_views() is gone"] },
    ],
    [
      "alter table settings drop constraint settings_pkey cascade",
      { breaks: ["the unique constraint settings.settings_pkey is gone"] },
    ],
    [
      "alter table backup_runs add constraint small check (size < 10)",
      { doubts: ["the constraint backup_runs.small may refuse what is written"] },
    ],
    [
      "create unique index one_night on backup_runs (night)",
      { doubts: ["the index one_night may refuse what is written"] },
    ],
    [
      "create index by_size on backup_runs (size)",
      { doubts: ["writes to backup_runs wait while the index by_size is made"] },
    ],
    [
      "create trigger noted before insert on backup_runs for each row execute function settle_schedule()",
      { doubts: ["the trigger backup_runs.noted runs with what is written"] },
    ],
  ];
  let database: TestDatabase;
  let session: Session;
  let before: ServedSchema;
  beforeAll(async () => {
    database = await createTestDatabase();
    session = await openSession(database.connectionString);
    // As a contract step does: its views depend on columns.
    await session.client.query("drop schema reach cascade");
    before = await readServedSchema(session.db);
  });
  afterAll(async () => {
    await session[Symbol.asyncDispose]();
    await database.close();
  });

  it.each(cases)("%s", async (statements, found) => {
    const { client, db } = session;
    await client.query("begin");
    onTestFinished(async () => void (await client.query("rollback")));
    await client.query(statements);
    const after = await readServedSchema(db);
    expect(compareServedSchemas(before, after)).toEqual({ breaks: [], doubts: [], ...found });
  });
});
