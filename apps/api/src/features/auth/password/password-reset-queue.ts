import type { PasswordResetQueue } from "../../../deps.ts";
import type { OpenMailQueue } from "../../../mail/mail-queue.ts";

const queueName = "password-reset";

/**
 * How many seconds the queue keeps a finished job. A job holds the typed address, which may have no
 * account, so it is removed by the next sweep once it is done or given up, and without a worker
 * after the hour a link would have worked.
 */
const finishedRetentionSeconds = 1;
const retention = { deleteAfterSeconds: finishedRetentionSeconds, retentionSeconds: 60 * 60 };

interface PasswordResetJob {
  email: string;
}

export async function openPasswordResetQueue({ boss }: OpenMailQueue): Promise<PasswordResetQueue> {
  await boss.createQueue(queueName, retention);
  // The queue of an earlier version kept its jobs for seven days.
  await boss.updateQueue(queueName, retention);
  await boss.deleteStoredJobs(queueName);
  return {
    async enqueue(email) {
      const job: PasswordResetJob = { email };
      await boss.send(queueName, job, {
        ...retention,
        retryLimit: 5,
        retryDelay: 5,
        retryBackoff: true,
      });
    },
  };
}

/** Lets this process handle the requests. */
export async function answerPasswordResets(
  { boss }: OpenMailQueue,
  send: (email: string) => Promise<void>,
): Promise<void> {
  await boss.work<PasswordResetJob>(
    queueName,
    { batchSize: 1, pollingIntervalSeconds: 0.5 },
    async (jobs) => {
      for (const { data } of jobs) await send(data.email);
    },
  );
}
