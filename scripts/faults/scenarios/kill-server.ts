import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { type Call, call } from "../calls.ts";
import { createKeyed, startLoad } from "../load.ts";
import { checkMails } from "../mails.ts";
import { Oracle } from "../oracle.ts";
import { Report, spread } from "../report.ts";
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

  report.tell("kills", kills);
  report.tell("ready again after the start", spread(startedAfter));
  await oracle.checkWrites(report, postgres.db, site.origin);
  report.tell("creates that were interrupted and sent again with their key", oracle.retriedCreates);
  oracle.checkStatuses(report);
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
