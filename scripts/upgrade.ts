import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Db } from "@before-ten/db/client";
import { migrateToLatest } from "@before-ten/db/migrate";
import { buildWhenNeeded } from "../apps/api/src/cli/build-when-needed.ts";
import { createServers } from "./faults/world.ts";
import { isInstalled, noNginx, startBalancer } from "./proxies/proxy.ts";
import { type Acknowledged, type Stage, startLoad } from "./upgrade/load.ts";
import { checkOut, newestMigrations } from "./upgrade/release.ts";

/**
 * `pnpm upgrade-check [commit]`: a release, by default the commit before the newest migration,
 * serves a demo club under load behind nginx while our migrations run; then our code starts beside
 * it and the release stops. `--each 3` tries the three newest migrations one by one, each with the
 * commit before it, which keeps running. Prints what failed; exits with 0 if nothing did. By hand,
 * on Linux.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: "string" } },
});

const beforeMs = 5_000;
const migratedMs = 10_000;
const besideMs = 3_000;
const aloneMs = 5_000;

async function main(): Promise<void> {
  if (!(await isInstalled("nginx"))) throw new Error(noNginx);
  console.log(`${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, Node ${process.version}`);
  await buildWhenNeeded();
  if (values.each === undefined) {
    const [newest] = newestMigrations(1);
    await upgrade(positionals[0] ?? newest?.commit ?? "HEAD");
    return;
  }
  for (const { migration, commit } of newestMigrations(Number(values.each))) {
    console.log(`\nUp to ${migration}`);
    await upgrade(commit, migration);
  }
}

/** @param upTo the last migration to run; our code, which has later ones, isn't started then */
async function upgrade(commit: string, upTo?: string): Promise<void> {
  await using release = await checkOut(commit);
  const ran = release.missing.filter((name) => upTo === undefined || name <= upTo);
  console.log(`From ${release.name}\nMigrations: ${ran.join(", ") || "none"}\n`);
  await using servers = await createServers(
    [{ name: "before", root: release.root }, { name: "ours" }],
    { TRUST_PROXY: "loopback", SEED_DEMO: "true" },
  );
  const { dataDir, postgres, sites } = servers;
  const [before, ours] = sites;
  if (before === undefined || ours === undefined) throw new Error("There are two");
  await before.start();
  await using nginx = await startBalancer(dataDir, sites);
  const load = startLoad(nginx.origin, await before.signIn());
  await wait(beforeMs);

  load.enter("the migrations run");
  const started = performance.now();
  await migrateToLatest(postgres.connectionString, { ...(upTo !== undefined && { upTo }) });
  const migrationMs = Math.round(performance.now() - started);
  load.enter("it serves on the new schema");
  await wait(migratedMs);

  if (upTo === undefined) {
    load.enter("our code starts beside it");
    await ours.start();
    await wait(besideMs);

    load.enter("it ends, and ours serves alone");
    await before.terminate();
    await wait(aloneMs);
  }
  const { stages, errors, acknowledged } = await load.stop();

  for (const stage of stages) console.log(describe(stage));
  for (const [error, times] of errors) console.log(`    ${times} × ${error}`);
  const { found, lost } = await compare(postgres.db, acknowledged);
  console.log(`The migrations took ${migrationMs} ms.`);
  console.log(`Of ${found} acknowledged writes ${lost} are missing.`);
  if (errors.size > 0 || lost > 0) process.exitCode = 1;
}

async function compare(
  db: Db,
  { emails, subjects, descriptions }: Acknowledged,
): Promise<{ found: number; lost: number }> {
  const subscribers = await db.selectFrom("subscribers").select("email").execute();
  const messages = await db.selectFrom("contact_messages").select("subject").execute();
  const events = await db.selectFrom("events").select(["id", "description"]).execute();
  const stored = new Set([
    ...subscribers.map(({ email }) => email),
    ...messages.map(({ subject }) => subject),
    ...events.map(({ id, description }) => `${id} ${description}`),
  ]);
  const expected = [
    ...emails,
    ...subjects,
    ...[...descriptions].map(([id, description]) => `${id} ${description}`),
  ];
  const lost = expected.filter((text) => !stored.has(text)).length;
  return { found: expected.length, lost };
}

function describe({ name, reads, writes }: Stage): string {
  const [line = "", ...more] = Object.entries({ reads, writes }).map(
    ([what, { sent, failed, longestMs }]) =>
      `${what.padEnd(7)}${String(sent).padStart(6)} sent, ${failed} failed, ${Math.round(longestMs)} ms at most`,
  );
  return [`${name.padEnd(32)}${line}`, ...more.map((text) => " ".repeat(32) + text)].join("\n");
}

await main();
