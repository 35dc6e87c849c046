import { confirmWithinHours } from "@before-ten/contracts/alerts/rules";
import { deleteExpiredAlerts } from "@before-ten/db/queries/alerts/alerts";
import { deleteExpiredAuthLinks } from "@before-ten/db/queries/auth/auth-links";
import { deletePastEventVisits } from "@before-ten/db/queries/events/event-visits";
import { deleteExpiredIdempotencyKeys } from "@before-ten/db/queries/shared/idempotency-keys";
import { deleteExpiredRateLimits } from "@before-ten/db/queries/shared/rate-limits";
import { deleteExpiredSessions } from "@before-ten/db/queries/auth/sessions";
import { mergeSubscriberCounts } from "@before-ten/db/queries/newsletter/subscriber-counts";
import type { Deps } from "../deps.ts";
import { forgetVisitorSecrets } from "../http/visitors.ts";

const everyMs = 60 * 60_000;
/** For so long somebody may wait for the next event in a country. */
const alertsStayForMs = 365 * 24 * 60 * 60_000;
/** A mail is tried for about a day, and its link works for three days at most after that. */
const authLinksStayForMs = 7 * 24 * 60 * 60_000;

/** Deletes what has expired and only takes room, and adds up what was counted. */
export async function sweep({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteExpiredRateLimits(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredAuthLinks(db, {
    now,
    requestedBefore: new Date(now.getTime() - authLinksStayForMs),
  });
  await deleteExpiredIdempotencyKeys(db, now);
  await deleteExpiredAlerts(db, {
    now,
    unconfirmedBefore: new Date(now.getTime() - confirmWithinHours * everyMs),
    requestedBefore: new Date(now.getTime() - alertsStayForMs),
  });
  await deletePastEventVisits(db, now);
  await forgetVisitorSecrets(db, now);
  await mergeSubscriberCounts(db);
}

/**
 * Runs the sweep now and every hour, until the returned function is called. `onError` gets the
 * error of a sweep that failed.
 */
export function sweepHourly(
  deps: Pick<Deps, "db" | "clock">,
  onError: (error: unknown) => void,
): () => void {
  const run = () => void sweep(deps).catch(onError);
  // A process that is restarted every day at noon would otherwise never get to it.
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
}
