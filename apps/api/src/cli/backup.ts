import { resolve } from "node:path";
import { backupFileName } from "../backup/backup-files.ts";
import { backUpToFile, backUpToPlaces } from "../backup/run-backup.ts";
import { runBackupCommand } from "./backup-command.ts";

/**
 * `pnpm backup [file]`: database and images in one file, while the site goes on. Without a name it
 * goes where those of the nights go, or where there are none into the folder one is in.
 */
await runBackupCommand("Backing up", (deps, { places }, file) => {
  if (file !== undefined) return backUpToFile(deps, { path: resolve(file) });
  if (places !== undefined) return backUpToPlaces(deps, { places });
  const name = backupFileName(deps.clock.now(), deps.key !== undefined);
  return backUpToFile(deps, { path: resolve(name) });
});
