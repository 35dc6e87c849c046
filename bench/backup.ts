import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeThrowAwayDatabase } from "@before-ten/db/backup/throw-away-database";
import { createDatabase } from "@before-ten/db/client";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { describeMachine, report } from "./measure.ts";

/**
 * `node bench/backup.ts [count]`: backs a full newsletter up with the command that operators use,
 * while somebody writes, and restores it; prints how long it took, and the most memory.
 */

const count = Number(process.argv[2] ?? 1_000_000);
const allowedMb = { backup: 250, restore: 400 };
const lookEveryMs = 50;
const cli = join(import.meta.dirname, "../apps/api/src/cli");

console.log(describeMachine());
const folder = await mkdtemp(join(tmpdir(), "bench-backup-"));
const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString });
  await storeManySubscribers(db, count, new Date("2026-12-04T12:00:00Z"));
  const file = join(folder, "club.tar.zst");
  for (const key of [undefined, "of a bench, and so no secret"]) {
    const path = key === undefined ? file : `${file}.enc`;
    const how = key === undefined ? "plain" : "encrypted";
    let written = 0;
    const backup = run("backup.ts", path, connectionString, key);
    while (backup.child.exitCode === null) {
      written += 1;
      await storeSubscriber(db, { email: `${how}.${written}@mail.example` });
    }
    const { size } = await stat(path);
    await tell(
      `backup, ${how}`,
      backup,
      allowedMb.backup,
      `${megabytes(size)} MB, ${written} written meanwhile`,
    );
    await using target = await makeThrowAwayDatabase(connectionString);
    const restore = run("restore.ts", path, target?.connectionString ?? "", key);
    await tell(`restore, ${how}`, restore, allowedMb.restore, "every row compared");
  }
  await db.destroy();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

interface Run {
  child: ChildProcess;
  /** Answers seconds, the most megabytes and the exit code. */
  ended: Promise<{ seconds: number; mostMb: number; code: number | null }>;
}

function run(program: string, path: string, url: string, key: string | undefined): Run {
  const began = performance.now();
  const child = spawn(process.execPath, [join(cli, program), path], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: url,
      DATA_DIR: join(folder, "data"),
      ...(key !== undefined && { BACKUP_KEY: key }),
    },
  });
  return { child, ended: watch(child, began) };
}

async function watch(child: ChildProcess, began: number) {
  const closed = once(child, "close");
  let mostMb = 0;
  while (child.exitCode === null) {
    const status = await readFile(`/proc/${child.pid ?? ""}/status`, "utf8").catch(() => "");
    mostMb = Math.max(mostMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    await wait(lookEveryMs);
  }
  await closed;
  return { seconds: (performance.now() - began) / 1_000, mostMb, code: child.exitCode };
}

async function tell(
  name: string,
  { ended }: Run,
  mostMbAllowed: number,
  more: string,
): Promise<void> {
  const { seconds, mostMb, code } = await ended;
  const figures = `${seconds.toFixed(1)} s, at most ${mostMb.toFixed(0)} MB resident, ${more}`;
  report(`${name} of ${count} subscribers`, figures, code !== 0 || mostMb > mostMbAllowed);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
