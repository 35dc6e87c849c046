import { parseArgs } from "node:util";
import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import { demoKinds } from "@before-ten/contracts/setup/rules";
import { actAsJob } from "@before-ten/db/actor";
import { migrateToLatest } from "@before-ten/db/migrate";
import { countDemo, removeDemo } from "../features/setup/setup.service.ts";
import { createLog } from "../http/log.ts";
import { openImages } from "../images/open-images.ts";
import { borrowDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";
import { systemClock } from "./server/system-clock.ts";

/**
 * `pnpm demo:remove` counts what the demo club has, and with `--yes` removes it for good. The
 * server may be running.
 */
await runCommand(async (settings) => {
  const { yes } = parseArgs({ options: { yes: { type: "boolean", default: false } } }).values;
  const { db, connectionString, close } = await borrowDatabase(settings);
  try {
    await migrateToLatest(connectionString);
    const { images } = await openImages(settings, createLog(settings));
    const deps = { db, clock: systemClock, images };
    const { counts, remaining } = yes
      ? await actAsJob("pnpm demo:remove", () => removeDemo(deps, { userId: null }))
      : await countDemo(deps);
    const present = demoKinds.filter((kind) => counts[kind] > 0);
    const list = present.map((kind) => messages.counted(kind, counts[kind])).join(", ");
    console.log(`\n${yes ? "Removed" : "The demo club has"}: ${list || "nothing"}`);
    for (const { kind, title, reason } of remaining) {
      console.log(`Kept: ${title} (${messages.kindName(kind)}, ${messages.reasons[reason]})`);
    }
    console.log(yes ? "" : "\nTo remove it for good: npx -y pnpm@12 demo:remove --yes\n");
  } finally {
    await close();
  }
});
