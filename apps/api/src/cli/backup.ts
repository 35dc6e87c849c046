import { resolve } from "node:path";
import { backupFileName } from "../backup/backup-files.ts";
import { backUpToFile, backUpToPlaces } from "../backup/run-backup.ts";
import { runBackupCommand } from "./backup-command.ts";

/**
 * `pnpm backup [file]`: writes the database and images into one file while the site is running.
 * Without a name it goes where nightly backups go, or else into the current folder.
 */
await runBackupCommand("Backing up", (deps, { places }, file) => {
  if (file !== undefined) return backUpToFile(deps, { path: resolve(file) });
  if (places !== undefined) return backUpToPlaces(deps, { places });
  const name = backupFileName(deps.clock.now(), deps.key !== undefined);
  return backUpToFile(deps, { path: resolve(name) });
});
