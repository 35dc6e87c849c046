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
 * For how long there has been no backup, and no drill, that came to a good end; where there never
 * was one, since the process began. Empty where no nightly backups are set up.
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
