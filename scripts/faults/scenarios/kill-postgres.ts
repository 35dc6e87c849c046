import { setTimeout as wait } from "node:timers/promises";
import { call, uncached } from "../calls.ts";
import { startLoad } from "../load.ts";
import { checkMails } from "../mails.ts";
import { Oracle } from "../oracle.ts";
import { Report, describeLog, spread, told } from "../report.ts";
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
    const backAt = performance.now();
    workedAfter.push(backAt - killedAt);
    while ((await call(site.origin, "/api/events?limit=1", uncached))?.status !== 200)
      await wait(20);
    recoveredAfter.push(performance.now() - backAt);
  }
  await load.stop();
  const logged = (await site.readLog()).slice(logBefore);

  const { acknowledged, lost, doubled } = await oracle.compare(postgres.db, site.origin);
  report.tell("kills", kills);
  report.tell("PostgreSQL started again after", spread(workedAfter));
  report.check(
    "calls answered again after that",
    spread(recoveredAfter),
    Math.max(...recoveredAfter) < recoversWithinMs,
  );
  report.tell("writes acknowledged", acknowledged);
  report.check("of them lost", told(lost), lost.length === 0);
  report.check("written twice", told(doubled), doubled.length === 0);
  const other = oracle.unexpectedStatuses([200, 201, 409, 503]);
  report.check("answers but 200, 201, 409 and 503", told(other), other.length === 0);
  report.tell("answered with 503", oracle.statuses.get(503) ?? 0);
  report.tell("written to the log", describeLog(logged));
  await checkMails(report, world, { oracle, kills, isShort });
  return report;
}
