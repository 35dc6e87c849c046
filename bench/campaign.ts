import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Db, createDatabase } from "@before-ten/db/client";
import { findCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { z } from "zod";
import { describeMachine } from "./measure.ts";

/**
 * `pnpm bench:campaign [recipients] [processes]`: one campaign of four parties, to a mail server
 * that keeps nothing. Every part has a process of its own.
 */

const [recipients = 100_000, processes = 1] = process.argv.slice(2).map(Number);
/** Of those that `storeManySubscribers` makes. */
const activeShare = 0.78;
const allowedBytes = 250_000_000;
const leaseMs = 300_000;
/** No limit, in mails a second. */
const rate = 10_000;
/** As `cli/limit-memory.ts` starts the server. */
const execArgv = [
  "--max-old-space-size=320",
  "--max-semi-space-size=8",
  "--initial-old-space-size=64",
];
const allocator = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };
const lookEveryMs = 1_000;

async function main(db: Db, connectionString: string): Promise<void> {
  console.log(describeMachine());
  const server = fork(join(import.meta.dirname, "discarding-mail-server.ts"));
  const port = await answerOf(server);
  await storeManySubscribers(db, Math.ceil(recipients / activeShare), new Date());
  for (let event = 0; event < 4; event += 1) await storeEvent(db);
  const id = await storeCampaign(db, {
    status: "scheduled",
    scheduledAt: new Date(),
    blocks: [
      { kind: "heading", text: "Four parties before Christmas" },
      { kind: "text", text: "The doors open at **four**, and you are home by half past ten." },
      { kind: "events", which: { by: "next", count: 4 } },
      { kind: "button", label: "All parties", url: "https://club.example/events" },
    ],
  });

  const startedAt = performance.now();
  const senders = await Promise.all(
    Array.from({ length: processes }, () => startSender(connectionString, port)),
  );
  let bytes = 0;
  let cpuMs = 0;
  let campaign = await findCampaign(db, id);
  while (campaign?.status !== "sent") {
    await wait(lookEveryMs);
    const uses = await Promise.all(senders.map(useOf));
    bytes = Math.max(bytes, ...uses.map((use) => use.bytes));
    cpuMs = uses.reduce((sum, use) => sum + use.cpuMs, 0);
    campaign = await findCampaign(db, id);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const sender of senders) sender.send("stop");
  server.send("taken");
  const taken = await answerOf(server);
  server.disconnect();

  const sent = campaign.sent ?? 0;
  console.log(
    `${sent} mails by ${processes} processes: ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second, ${(cpuMs / sent).toFixed(2)} ms of the processor for each, ${(bytes / 1_000_000).toFixed(0)} MB resident at most`,
  );
  if (taken !== sent) console.log(`the mail server took ${taken}`);
  if (taken !== sent || bytes > allowedBytes) process.exitCode = 1;
}

async function startSender(connectionString: string, port: number): Promise<ChildProcess> {
  const path = join(import.meta.dirname, "../apps/api/src/testing/campaign-process.ts");
  const url = `smtp://127.0.0.1:${port}`;
  const args = [connectionString, url, String(rate), String(leaseMs)];
  const sender = fork(path, args, { execArgv, env: { ...process.env, ...allocator } });
  await once(sender, "message");
  return sender;
}

const useSchema = z.object({ bytes: z.number(), cpuMs: z.number() });

async function useOf(sender: ChildProcess) {
  sender.send("use");
  const [use]: unknown[] = await once(sender, "message");
  return useSchema.parse(use);
}

async function answerOf(child: ChildProcess): Promise<number> {
  const [answer]: unknown[] = await once(child, "message");
  return Number(answer);
}

const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString });
  await main(db, connectionString);
  await db.destroy();
} finally {
  await postgres.stop();
}
