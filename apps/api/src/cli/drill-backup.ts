import { borrowBackup } from "../backup/backup-places.ts";
import { drillBackup } from "../backup/run-backup.ts";
import { runBackupCommand } from "./backup-command.ts";

/**
 * `pnpm backup:drill [file | bucket:name]`: restores a backup, or the newest nightly one, into a
 * temporary database, and reports whether everything came back.
 */
await runBackupCommand("Testing a backup", async (deps, { places }, wanted) => {
  if (wanted === undefined && places === undefined) {
    throw new Error("Please name a backup, or set BACKUP_DIR or BACKUP_S3_BUCKET.");
  }
  return drillBackup(deps, () => borrowBackup(places, wanted));
});
