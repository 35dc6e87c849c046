import { findLastDone } from "@before-ten/db/queries/backups/backup-runs";
import type { Deps, RunningProduct } from "../deps.ts";

interface BackupAge {
  kind: "backup" | "drill";
  seconds: number;
}

interface Asking extends Pick<Deps, "db" | "clock"> {
  product: Pick<RunningProduct, "isBackupSetUp" | "startedAt">;
}

/**
 * Time since the last successful backup and drill, or since the process started if there was none.
 * Empty if no nightly backups are set up.
 */
export async function readBackupAges({ db, clock, product }: Asking): Promise<BackupAge[]> {
  if (!product.isBackupSetUp) return [];
  const kinds = ["backup", "drill"] as const;
  return Promise.all(
    kinds.map(async (kind) => {
      const since = (await findLastDone(db, kind)) ?? product.startedAt;
      return { kind, seconds: (clock.now().getTime() - since.getTime()) / 1_000 };
    }),
  );
}
