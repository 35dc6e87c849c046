import { setPriority } from "node:os";
import { listBackupRuns } from "@before-ten/db/queries/backups/backup-runs";
import { borrowBackup } from "../backup/backup-places.ts";
import { type BackupDeps, backUpToPlaces, drillBackup } from "../backup/run-backup.ts";
import { runBackupCommand } from "./backup-command.ts";

/**
 * Started once a night by the server, with the id of the run it has begun: makes the backup, and
 * once a week a drill of it.
 */

/** For `nice`: processes that answer visitors have priority. */
const niceness = 15;
/** A little less than a week, because a night's start varies slightly. */
const drillEveryMs = 6.5 * 24 * 60 * 60_000;

setPriority(niceness);
await runBackupCommand("The nightly backup", async (deps, { places }, runId) => {
  if (places === undefined) throw new Error("Neither BACKUP_DIR nor BACKUP_S3_BUCKET is set.");
  const sentence = await backUpToPlaces(deps, { places, runId });
  if (!(await isDrillDue(deps))) return sentence;
  return drillBackup(deps, () => borrowBackup(places, undefined));
});

/** A failed drill is repeated with the next backup. */
async function isDrillDue({ db, clock }: BackupDeps): Promise<boolean> {
  const [latest] = await listBackupRuns(db, { kind: "drill", limit: 1 });
  if (latest === undefined || latest.outcome === "failed" || latest.outcome === null) return true;
  return latest.began_at.getTime() < clock.now().getTime() - drillEveryMs;
}
