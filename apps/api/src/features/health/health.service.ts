import type { BackupRun, Health } from "@before-ten/contracts/health/output";
import type { Db } from "@before-ten/db/client";
import { findLastDone, listBackupRuns } from "@before-ten/db/queries/backups/backup-runs";
import { readBounceMailboxState } from "@before-ten/db/queries/campaigns/bounce-mailbox";
import { readDatabaseFacts, readMailJobs } from "@before-ten/db/queries/health/health";
import { listSetAsideJobs } from "@before-ten/db/queries/jobs/job-failures";
import { readClockDrift } from "@before-ten/db/safe-sweeps";
import type { Deps, RunningProduct } from "../../deps.ts";
import { databaseWaitsOf } from "../../http/overload/database-waits.ts";
import { deadMailQueueName, mailQueueName } from "../../mail/mail-queue.ts";

const maxFailedJobs = 50;

/** The state of the answering process and of what it depends on. */
export async function readHealth(
  deps: Pick<Deps, "db" | "clock" | "replica" | "product">,
): Promise<Health> {
  const { db, product } = deps;
  const began = performance.now();
  const facts = await readDatabaseFacts(db);
  const answerMs = Math.round((performance.now() - began) * 10) / 10;
  const clockAheadSeconds = Math.round((await readClockDrift(deps)) / 1_000);
  const [jobs, failedJobs, bounces, room, lastBackup, lastDrill, lastGoodDrill] = await Promise.all(
    [
      readMailJobs(db, { queue: mailQueueName, deadQueue: deadMailQueueName }),
      listSetAsideJobs(db, maxFailedJobs),
      readBounceMailboxState(db),
      product.askRoom(),
      findLatestRun(db, "backup"),
      findLatestRun(db, "drill"),
      findLastDone(db, "drill"),
    ],
  );
  const { hasRoom, freeBytes } = room;
  return {
    product: {
      version: product.version,
      commit: product.commit ?? null,
      node: process.versions.node,
      startedAt: product.startedAt.toISOString(),
    },
    database: { ...presentDatabase(facts), answerMs, clockAheadSeconds },
    mails: presentMails(jobs, product),
    bounceMailbox: bounces
      ? { readAt: bounces.read_at.toISOString(), flagged: bounces.flagged }
      : null,
    images: { hasRoom, freeBytes: freeBytes.data ?? null },
    backup: {
      isSetUp: product.isBackupSetUp,
      lastBackup,
      lastDrill,
      lastGoodDrillAt: lastGoodDrill?.toISOString() ?? null,
      freeBytes: freeBytes.backups ?? null,
    },
    load: presentLoad(product, databaseWaitsOf(deps)),
    failedJobs: failedJobs.map((job) => ({
      kind: job.kind,
      id: job.subject_id,
      reason: job.reason,
      times: job.times,
      since: job.first_failed_at.toISOString(),
      lastAt: job.last_failed_at.toISOString(),
    })),
    errors: product.recentErrors().map(({ at, message, cause, requestId }) => ({
      at: at.toISOString(),
      message,
      cause: cause ?? null,
      requestId: requestId ?? null,
    })),
  };
}

async function findLatestRun(db: Db, kind: "backup" | "drill"): Promise<BackupRun | null> {
  const [run] = await listBackupRuns(db, { kind, limit: 1 });
  if (run === undefined) return null;
  return {
    beganAt: run.began_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    outcome: run.outcome,
    sizeBytes: run.size,
    sentence: run.sentence === "" ? null : run.sentence,
  };
}

function presentDatabase({
  version,
  sizeBytes,
  connections,
  maxConnections,
  latestMigration,
  migrations,
}: Awaited<ReturnType<typeof readDatabaseFacts>>): Omit<
  Health["database"],
  "answerMs" | "clockAheadSeconds"
> {
  return { version, sizeBytes, connections, maxConnections, latestMigration, migrations };
}

function presentMails(
  jobs: Awaited<ReturnType<typeof readMailJobs>>,
  { sendsMails, mails }: RunningProduct,
): Health["mails"] {
  const { lastSentAt, lastError } = mails();
  return {
    waiting: jobs.waiting,
    retrying: jobs.retrying,
    oldestSeconds: Math.max(0, Math.round(jobs.oldestSeconds)),
    dead: jobs.dead,
    waitingBecause: jobs.lastError,
    isSender: sendsMails,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    lastError: lastError ? { at: lastError.at.toISOString(), reason: lastError.reason } : null,
  };
}

function presentLoad({ load }: RunningProduct, databaseWaits: number): Health["load"] {
  const { renders, calls, uploads, loopDelayMs, turnedAway } = load();
  return {
    rendersUnderWay: renders.taken,
    rendersWaiting: renders.waiting,
    callsUnderWay: calls,
    uploadsUnderWay: uploads,
    databaseWaits,
    loopDelayMs: Math.round(loopDelayMs * 10) / 10,
    turnedAway: Object.values(turnedAway).reduce((sum, each) => sum + each, 0),
  };
}
