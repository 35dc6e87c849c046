import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { type Call, call } from "../calls.ts";
import { createKeyed, startLoad } from "../load.ts";
import { checkMails } from "../mails.ts";
import { Oracle } from "../oracle.ts";
import { Report, spread, told } from "../report.ts";
import { type Extent, type World, startWorld } from "../world.ts";

/**
 * kill -9 of the server during writes: at a random moment, and in turn as soon as a created event
 * is stored.
 */
export async function killServer({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report("kill -9 of the server under write load");
  await using world = await startWorld();
  const oracle = new Oracle();
  const { site, token, postgres } = world;
  const load = startLoad({ origins: [site.origin], token, oracle });
  const startedAfter: number[] = [];
  const aimed: Promise<void>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % 2 === 0) await wait(200 + Math.random() * 1_000);
    else {
      const name = `Aimed ${randomUUID()}`;
      aimed.push(create(name, world, oracle));
      await untilStored(postgres.db, name);
    }
    await site.kill();
    startedAfter.push(await site.start());
  }
  await load.stop();
  await Promise.all(aimed);

  const { acknowledged, lost, doubled } = await oracle.compare(postgres.db, site.origin);
  report.tell("kills", kills);
  report.tell("ready again after the start", spread(startedAfter));
  report.tell("writes acknowledged", acknowledged);
  report.check("of them lost", told(lost), lost.length === 0);
  report.tell("creates that were interrupted and sent again with their key", oracle.retriedCreates);
  report.check("written twice", told(doubled), doubled.length === 0);
  const other = oracle.unexpectedStatuses([200, 201, 409, 503]);
  report.check("answers but 200, 201, 409 and 503", told(other), other.length === 0);
  await checkMails(report, world, { oracle, kills, isShort });
  return report;
}

async function create(name: string, { site, token }: World, oracle: Oracle): Promise<void> {
  const send = async (path: string, options: Call) => {
    const answer = await call(site.origin, path, options);
    oracle.count(answer);
    return answer;
  };
  const id = await createKeyed(name, send, { token, oracle });
  if (id !== undefined) oracle.acknowledgeCreate(name, id);
}

/** Waits until the row is stored, shortly before its answer is sent. */
async function untilStored(db: Db, name: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  const query = db.selectFrom("events").select("id").where("event_name", "=", name);
  while ((await query.executeTakeFirst()) === undefined && performance.now() < deadline) {
    await wait(1);
  }
}
