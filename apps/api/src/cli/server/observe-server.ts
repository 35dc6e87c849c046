import { poolStateOf } from "@before-ten/db/client";
import { listSendingProgress, readMailJobs } from "@before-ten/db/queries/health/health";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { findLastDone } from "@before-ten/db/queries/backups/backup-runs";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Deps, RunningProduct } from "../../deps.ts";
import type { Settings } from "../../env.ts";
import type { OutageLog } from "../../http/outages.ts";
import { deadMailQueueName, mailQueueName } from "../../mail/mail-queue.ts";
import type { OpenWorkerPool } from "../../workers/worker-pool.ts";

export interface Observation {
  /** Adds hooks that see every request; `buildApp` calls it before adding routes. */
  watch: (app: FastifyInstance) => void;
  /** Opens the metrics port, if configured. */
  serve: (running: Running) => Promise<void>;
}

interface Running {
  deps: Pick<Deps, "db" | "replica" | "clock">;
  cache: ResponseCache;
  product: Pick<RunningProduct, "load" | "askRoom" | "isBackupSetUp" | "startedAt">;
  outages: OutageLog;
  workers: OpenWorkerPool;
}

/** Loads only the metrics and traces the settings ask for. */
export async function observeServer(
  { observe: { metrics: address, traces: tracing } }: Pick<Settings, "observe">,
  { version, commit = "unknown" }: Pick<RunningProduct, "version" | "commit">,
  { log, opened }: { log: Logger; opened: AsyncDisposableStack },
): Promise<Observation> {
  const metrics =
    address && (await import("../../observe/metrics.ts")).createMetrics({ version, commit });
  if (metrics) opened.defer(() => metrics.close());
  const traces =
    tracing && (await import("../../observe/traces.ts")).startTraces({ ...tracing, version });
  if (traces) opened.defer(() => traces.close());
  return {
    watch(app) {
      traces?.watch(app);
      metrics?.watch(app);
    },
    async serve({ deps, cache, product, outages, workers }) {
      const { db, replica } = deps;
      if (metrics === undefined || address === undefined) return;
      const sources = {
        cache,
        overload: product.load,
        outage: outages.state,
        pool: () => poolStateOf(db),
        replica: () => replica?.facts(),
        workers: workers.state,
        queue: () => readMailJobs(db, { queue: mailQueueName, deadQueue: deadMailQueueName }),
        campaigns: () => listSendingProgress(db),
        backups: () => readBackupAges({ ...deps, product }),
        disks: async () => (await product.askRoom()).freeBytes,
      };
      await metrics.serve(sources, address, log);
    },
  };
}

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
