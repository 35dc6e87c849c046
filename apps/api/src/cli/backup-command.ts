import { type BackupPlaces, openBackupPlaces } from "../backup/backup-places.ts";
import type { BackupDeps } from "../backup/run-backup.ts";
import type { Settings } from "../env.ts";
import { createLog } from "../http/log.ts";
import { openImages } from "../images/open-images.ts";
import { borrowDatabase } from "./open-database.ts";
import { createProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { systemClock } from "./server/system-clock.ts";

/** Runs a backup command, and prints the returned sentence. */
export function runBackupCommand(
  name: string,
  work: (
    deps: BackupDeps,
    context: { settings: Settings; places: BackupPlaces | undefined },
    argument: string | undefined,
  ) => Promise<string>,
): Promise<void> {
  return runCommand(async (settings) => {
    const { db, connectionString, close } = await borrowDatabase(settings);
    try {
      const places = await openBackupPlaces(settings);
      const { images } = await openImages(settings, createLog(settings));
      const sentence = await createProgress(process.stdout).during(name, (report) => {
        const { key } = settings.backup;
        const deps = { db, connectionString, clock: systemClock, images, key, report };
        return work(deps, { settings, places }, process.argv[2]);
      });
      console.log(`\n${sentence}\n`);
    } finally {
      await close();
    }
  });
}
