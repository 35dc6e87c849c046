import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { call } from "../calls.ts";
import { openPostgres } from "../postgres.ts";
import { Report, spread } from "../report.ts";
import { createSite } from "../site.ts";
import { type Extent, makeDataDir, removeDataDir } from "../world.ts";

/** kill -9 and SIGTERM in turn, while database, tables and demo club are created. */
export async function firstStart({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report("kill -9 and SIGTERM during the first start");
  const times = isShort ? 2 : Math.ceil(kills / 5);
  const startedAfter: number[] = [];
  const faults: string[] = [];
  const endings = new Set<number | string>();
  const left: string[] = [];
  const eventCounts = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    const dataDir = await makeDataDir();
    try {
      const env = { SEED_DEMO: "true" };
      const site = await createSite({ dataDir, logFile: join(dataDir, "server.log"), env });
      site.spawn();
      const endedAfter = Math.round(200 + Math.random() * 7_000);
      await wait(endedAfter);
      if (time % 2 === 0) await site.kill();
      else {
        // The signal itself ends the process until its own code runs.
        const { ended } = await site.terminate();
        const isLeft = existsSync(join(dataDir, "postgres/cluster/postmaster.pid"));
        endings.add(ended);
        if (isLeft) left.push(`after ${endedAfter} ms`);
      }
      startedAfter.push(await site.start());
      const page = await call(site.origin, "/");
      if (page?.status !== 200) faults.push(`after ${endedAfter} ms / answers ${page?.status}`);
      await using postgres = await openPostgres(dataDir);
      eventCounts.add((await postgres.db.selectFrom("events").select("id").execute()).length);
      await site.terminate();
    } catch (error) {
      faults.push(String(error));
    } finally {
      await removeDataDir(dataDir);
    }
  }
  report.tell("kills and SIGTERMs", times);
  report.check(
    "ended by SIGTERM with",
    [...endings].join(", "),
    [...endings].every((ended) => ended === 0 || ended === "SIGTERM"),
  );
  report.checkNone("PostgreSQL left running by SIGTERM", left);
  report.checkNone("starts that needed help", faults);
  report.tell("ready after the next start", spread(startedAfter));
  report.check(
    "demo events afterwards",
    [...eventCounts].join(", "),
    eventCounts.size === 1 && !eventCounts.has(0),
  );
  return report;
}
