import { setTimeout as wait } from "node:timers/promises";
import { uncached, untilAnswered } from "../calls.ts";
import { startLoad } from "../load.ts";
import { checkMails } from "../mails.ts";
import { Oracle } from "../oracle.ts";
import { Report, describeLog, spread } from "../report.ts";
import { type Extent, startWorld } from "../world.ts";

const recoversWithinMs = 5_000;

/** kill -9 of PostgreSQL during writes; the site restarts it. */
export async function killPostgres({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report("kill -9 of PostgreSQL under write load");
  await using world = await startWorld();
  const { site, token, postgres } = world;
  const oracle = new Oracle();
  const load = startLoad({ origins: [site.origin], token, oracle });
  const logBefore = (await site.readLog()).length;
  const recoveredAfter: number[] = [];
  const workedAfter: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(300 + Math.random() * 1_500);
    const first = await postgres.postmaster();
    if (first === undefined) throw new Error("PostgreSQL isn't running");
    const killedAt = performance.now();
    process.kill(first, "SIGKILL");
    while ([undefined, first].includes(await postgres.postmaster())) await wait(10);
    workedAfter.push(performance.now() - killedAt);
    recoveredAfter.push(await untilAnswered(site.origin, "/api/events?limit=1", uncached));
  }
  await load.stop();
  const logged = (await site.readLog()).slice(logBefore);

  report.tell("kills", kills);
  report.tell("PostgreSQL started again after", spread(workedAfter));
  report.check(
    "calls answered again after that",
    spread(recoveredAfter),
    Math.max(...recoveredAfter) < recoversWithinMs,
  );
  await oracle.checkWrites(report, postgres.db, site.origin);
  oracle.checkStatuses(report);
  report.tell("answered with 503", oracle.statuses.get(503) ?? 0);
  report.tell("written to the log", describeLog(logged));
  await checkMails(report, world, { oracle, kills, isShort });
  return report;
}
