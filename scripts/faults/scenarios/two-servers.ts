import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { call, entityOf } from "../calls.ts";
import { eventBody, startLoad } from "../load.ts";
import { Oracle } from "../oracle.ts";
import { Report, spread } from "../report.ts";
import type { Site } from "../site.ts";
import { type Extent, createServers } from "../world.ts";

/**
 * Two servers start at once on an empty database and share it; each in turn is killed, and a create
 * goes to both at once.
 */
export async function twoServers({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report("two servers on one database");
  await using servers = await createServers([{ name: "one" }, { name: "two" }], {
    SEED_DEMO: "true",
  });
  const { postgres, sites } = servers;
  const [first, second] = sites;
  if (first === undefined || second === undefined) throw new Error("There are two");
  await Promise.all(sites.map((site) => site.start()));
  const demoEvents = await postgres.db
    .selectFrom("events")
    .select(["event_name", "start_date"])
    .execute();
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

  // The dates of a series share a name.
  const distinct = new Set(demoEvents.map((row) => `${row.event_name} ${row.start_date}`));
  const repeated = demoEvents.length - distinct.size;
  report.check(
    "demo events made, and made twice",
    `${demoEvents.length}, ${repeated}`,
    demoEvents.length > 0 && repeated === 0,
  );
  report.tell("kills", times);
  report.tell("ready again after the start", spread(startedAfter));
  await oracle.checkWrites(report, postgres.db, second.origin);
  report.tell("creates that were interrupted and sent again, to either", oracle.retriedCreates);
  report.checkNone("creates sent to both at once that made two", twice);
  oracle.checkStatuses(report);
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
