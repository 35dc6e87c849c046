import { triesUntilSetAside } from "@before-ten/contracts/health/rules";
import {
  type Job,
  deleteJobFailure,
  noteJobFailure,
} from "@before-ten/db/queries/jobs/job-failures";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { Deps } from "../deps.ts";
import { errorLine } from "../http/log.ts";

/** Max characters of a stored reason: PostgreSQL may quote a whole statement. */
const reasonLength = 300;

/**
 * Counts a job's failure. True if it failed often enough in the same way to be set aside; the
 * caller then lets the next one run. An outage of the database is no fault of the job.
 * @throws the error itself during an outage
 */
export async function failedTooOften(
  { db, clock }: Pick<Deps, "db" | "clock">,
  job: Job,
  error: unknown,
): Promise<boolean> {
  if (isDatabaseUnavailable(error)) throw error;
  const reason = (errorLine(error) ?? "Error").slice(0, reasonLength).toWellFormed();
  return (await noteJobFailure(db, { ...job, reason, at: clock.now() })) >= triesUntilSetAside;
}

/**
 * Does a job. `onError` gets its error, and whether it is set aside now.
 * @throws only during an outage of the database
 */
export async function tryJob(
  deps: Pick<Deps, "db" | "clock">,
  job: Job,
  work: () => Promise<void>,
  onError: (error: unknown, isSetAside: boolean) => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    await onError(error, await failedTooOften(deps, job, error));
    return;
  }
  await deleteJobFailure(deps.db, job);
}
