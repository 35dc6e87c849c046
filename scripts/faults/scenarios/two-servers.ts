import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { call, entityOf } from "../calls.ts";
import { eventBody, startLoad } from "../load.ts";
import { Oracle } from "../oracle.ts";
import { openPostgres } from "../postgres.ts";
import { Report, spread, told } from "../report.ts";
import { type Site, createSite } from "../site.ts";
import { type Extent, makeDataDir } from "../world.ts";

/**
 * Two servers start at once on an empty database and share it; each in turn is killed, and a create
 * goes to both at once.
 */
export async function twoServers({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report("two servers on one database");
  const dataDir = await makeDataDir();
  const postgres = await openPostgres(dataDir);
  const env = { DATABASE_URL: postgres.connectionString, SEED_DEMO: "true" };
  const sites = await Promise.all(
    ["one", "two"].map((name) =>
      createSite({ dataDir, logFile: join(dataDir, `${name}.log`), env }),
    ),
  );
  try {
    await Promise.all(sites.map((site) => site.start()));
    const [first, second] = sites;
    if (first === undefined || second === undefined) throw new Error("There are two");
    const demoNames = await postgres.db.selectFrom("events").select("event_name").execute();
    const token = await first.signIn();
    const oracle = new Oracle();
    const load = startLoad({ origins: sites.map(({ origin }) => origin), token, oracle });
    const startedAfter: number[] = [];
    const times = isShort ? 2 : Math.ceil(kills / 5);
    for (let time = 0; time < times; time += 1) {
      await wait(500 + Math.random() * 1_000);
      const site = time % 2 === 0 ? first : second;
      await site.kill();
      startedAfter.push(await site.start());
    }
    await load.stop();
    const twice = await createOnBoth([first, second], { token, times: isShort ? 5 : 50 });
    const { acknowledged, lost, doubled } = await oracle.compare(postgres.db, second.origin);

    const repeated = demoNames.length - new Set(demoNames.map((row) => row.event_name)).size;
    report.check(
      "demo events made, and made twice",
      `${demoNames.length}, ${repeated}`,
      demoNames.length > 0 && repeated === 0,
    );
    report.tell("kills", times);
    report.tell("ready again after the start", spread(startedAfter));
    report.tell("writes acknowledged", acknowledged);
    report.check("of them lost", told(lost), lost.length === 0);
    report.tell("creates that were interrupted and sent again, to either", oracle.retriedCreates);
    report.check("written twice", told(doubled), doubled.length === 0);
    report.check("creates sent to both at once that made two", told(twice), twice.length === 0);
    const other = oracle.unexpectedStatuses([200, 201, 409, 503]);
    report.check("answers but 200, 201, 409 and 503", told(other), other.length === 0);
  } finally {
    await Promise.all(sites.map((site) => site.kill().catch(() => undefined)));
    await postgres[Symbol.asyncDispose]();
    await removeEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
  return report;
}

/** Returns the names of events whose ids differ. */
async function createOnBoth(
  sites: Site[],
  { token, times }: { token: string; times: number },
): Promise<string[]> {
  const differing: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const name = `Both ${randomUUID()}`;
    const create = {
      method: "POST",
      token,
      idempotencyKey: randomUUID(),
      body: eventBody(name),
    } as const;
    const send = (site: Site) => call(site.origin, "/api/events", create);
    const answers = await Promise.all(sites.map(send));
    // A call that was told to wait is sent again.
    for (const site of sites) answers.push(await send(site));
    const ids = answers.flatMap((answer) => (answer?.status === 201 ? [entityOf(answer).id] : []));
    if (new Set(ids).size !== 1) differing.push(name);
  }
  return differing;
}
