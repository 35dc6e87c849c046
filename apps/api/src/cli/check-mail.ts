import { readFile } from "node:fs/promises";
import { senderCheckLabels } from "@before-ten/contracts/sender-health/rules";
import { migrateToLatest } from "@before-ten/db/migrate";
import { createResponseCache } from "../cache/response-cache.ts";
import { checkSender } from "../features/sender-health/sender-health.service.ts";
import { keepSiteTexts } from "../features/site/site-texts.ts";
import { createWorkerPool } from "../workers/worker-pool.ts";
import { borrowDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";
import { senderOf } from "./server/open-parts.ts";
import { systemClock } from "./server/system-clock.ts";

const words = { ok: "OK", warning: "WARNING", wrong: "WRONG", unknown: "NOT CHECKED" } as const;

/**
 * `pnpm mail:check` checks the club as a sender of mail; `pnpm mail:check mail.eml` reads a mail as
 * it arrived, too. The exit code is 1 if something is wrong. The server may be running.
 */
await runCommand(async (settings) => {
  const path = process.argv[2];
  const source = path === undefined ? undefined : await readFile(path);
  const { db, connectionString, close } = await borrowDatabase(settings);
  const workers = createWorkerPool();
  try {
    await migrateToLatest(connectionString);
    const clock = systemClock;
    const { publicUrl } = settings;
    const cache = createResponseCache(clock);
    const siteTexts = keepSiteTexts({ db, clock, cache, publicUrl }, (error) => {
      throw error;
    });
    const deps = { db, clock, workers, siteTexts, site: settings, sender: senderOf(settings) };
    const { findings, state } = await checkSender(deps, source && { source });
    for (const finding of findings) {
      const label = senderCheckLabels[finding.check];
      console.log(`${words[finding.state].padEnd(11)}  ${label}: ${finding.sentence}`);
    }
    if (state === "wrong") process.exitCode = 1;
  } finally {
    await workers.close();
    await close();
  }
});
