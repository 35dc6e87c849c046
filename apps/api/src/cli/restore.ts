import { borrowBackup } from "../backup/backup-places.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { runBackupCommand } from "./backup-command.ts";

/**
 * `pnpm restore <file | bucket:name>`: restores a backup into an empty database and an empty image
 * folder, all of it or nothing. `bucket:newest` is the newest in the bucket of backups.
 */
await runBackupCommand("Restoring", async (deps, { places }, wanted) => {
  if (wanted === undefined) throw new Error("Please name the backup to restore.");
  await using backup = await borrowBackup(places, wanted);
  const { madeAt, tables, files } = await restoreBackup({ ...deps, path: backup.path });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const imageFiles = files.filter(({ name }) => name.startsWith("images/"));
  return (
    `${backup.name} is restored and compared, the site as it was at ${madeAt}: ` +
    `${rows} rows of ${tables.length} tables and ${imageFiles.length} image files.`
  );
});
