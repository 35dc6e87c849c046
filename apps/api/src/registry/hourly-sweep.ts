import { trashDays, trashKinds, undoMinutes } from "@before-ten/contracts/trash/rules";
import { defaultHistoryDays } from "@before-ten/contracts/history/rules";
import {
  confirmWithinHours,
  partnerDays,
  thanksWithinMs,
} from "@before-ten/contracts/alerts/rules";
import { deleteExpiredAlerts } from "@before-ten/db/queries/alerts/alerts";
import { deleteExpiredFollowers } from "@before-ten/db/queries/alerts/followers";
import { guestsStayForMs } from "@before-ten/contracts/door/rules";
import { deletePastDoorGuests } from "@before-ten/db/queries/door/door";
import { deleteExpiredAuthLinks } from "@before-ten/db/queries/auth/auth-links";
import { deleteExpiredInvitations } from "@before-ten/db/queries/auth/invitations";
import { silentAfterMs } from "@before-ten/contracts/editing/rules";
import { deleteSilentForms } from "@before-ten/db/queries/editing/open-forms";
import { deletePastEmbeddingHosts } from "@before-ten/db/queries/embed/embedding-hosts";
import { deletePastEventVisits } from "@before-ten/db/queries/events/event-visits";
import {
  deleteExpiredChallenges,
  deleteExpiredPendingSignIns,
} from "@before-ten/db/queries/auth/second-factor";
import { deleteExpiredIdempotencyKeys } from "@before-ten/db/queries/shared/idempotency-keys";
import { deleteExpiredRateLimits } from "@before-ten/db/queries/shared/rate-limits";
import { shortenExpiries } from "@before-ten/db/queries/shared/shorten-expiries";
import { deleteExpiredSessions } from "@before-ten/db/queries/auth/sessions";
import { deletePastImports } from "@before-ten/db/queries/imports/imports";
import { deletePastJobFailures } from "@before-ten/db/queries/jobs/job-failures";
import { deleteChangesBefore } from "@before-ten/db/queries/history/history";
import { deleteSecurityEventsBefore } from "@before-ten/db/queries/history/security-events";
import { actAsJob } from "@before-ten/db/actor";
import { startSafeSweep } from "@before-ten/db/safe-sweeps";
import { mergeSubscriberCounts } from "@before-ten/db/queries/newsletter/subscriber-counts";
import { deleteUndoableChanges } from "@before-ten/db/queries/trash/undoable-changes";
import { emptyTrash } from "@before-ten/db/queries/trash/trash";
import { deleteExpiredPreviews } from "@before-ten/db/queries/posts/preview-links";
import { addChangesOfFigures, deletePastChanges } from "@before-ten/db/queries/changes/changes";
import { deletePastDeliveries } from "@before-ten/db/queries/webhooks/deliveries";
import { deletePastMessages } from "@before-ten/db/queries/privacy/person-records";
import { deliveriesStayDays } from "@before-ten/contracts/webhooks/rules";
import { changesStayDays } from "@before-ten/contracts/changes/rules";
import { jobFailureDays } from "@before-ten/contracts/health/rules";
import { importRowsDays } from "@before-ten/contracts/imports/rules";
import { challengeMs, invitationHours, pendingSignInMs } from "@before-ten/contracts/auth/rules";
import type { Deps } from "../deps.ts";
import { forgetVisitorSecrets } from "../http/client/visitors.ts";
import { linksWorkForMs } from "../features/auth/auth-links.ts";
import { sessionIdle, sessionLifetime } from "../features/auth/sessions/lucia.ts";
import { previewsStayForMs } from "../features/posts/preview/preview-links.service.ts";
import { idempotencyKeysStayForMs } from "../trpc/save-once.ts";

const invitationMs = invitationHours * 60 * 60_000;

/** The furthest each expiry can be ahead, in milliseconds. */
const longestExpiries = {
  "sessions.expires_at": sessionIdle.milliseconds(),
  "sessions.absolute_expires_at": sessionLifetime.milliseconds(),
  "auth_tokens.expires_at": Math.max(...Object.values(linksWorkForMs)),
  "invitations.expires_at": invitationMs,
  "invitation_tokens.expires_at": invitationMs,
  "passkey_challenges.expires_at": challengeMs,
  "pending_sign_ins.expires_at": pendingSignInMs,
  "blog_post_previews.expires_at": previewsStayForMs,
  "page_previews.expires_at": previewsStayForMs,
  "idempotency_keys.expires_at": idempotencyKeysStayForMs,
};

const dayMs = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;
/** How long an alert for the next event in a country, or a follower of a postponed one, is kept. */
const alertsStayForMs = 365 * 24 * 60 * 60_000;
/** A mail is tried for about a day, and its link works for at most three days after that. */
const trashStaysForMs = trashDays * 24 * 60 * 60_000;
const authLinksStayForMs = 7 * 24 * 60 * 60_000;

/** How long an owner still sees unaccepted invitations, and can invite again. */
const invitationsStayForMs = 30 * 24 * 60 * 60_000;

interface SweepDeps extends Pick<Deps, "db" | "clock"> {
  /** How many days contact messages are kept; 0: forever. */
  messagesDays?: number;
  /** The same for the history and the security events. */
  historyDays?: number;
}

/** Deletes expired rows, and adds up what was counted. */
export async function sweep({
  db,
  clock,
  messagesDays = 0,
  historyDays = defaultHistoryDays,
}: SweepDeps): Promise<void> {
  const now = clock.now();
  await shortenExpiries(db, now, longestExpiries);
  await deleteExpiredRateLimits(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredPendingSignIns(db, now);
  await deleteExpiredAuthLinks(db, {
    now,
    requestedBefore: new Date(now.getTime() - authLinksStayForMs),
  });
  await deleteExpiredInvitations(db, new Date(now.getTime() - invitationsStayForMs));
  await deleteExpiredIdempotencyKeys(db, now);
  await deleteExpiredPreviews(db, now);
  const alertTimes = {
    now,
    unconfirmedBefore: new Date(now.getTime() - confirmWithinHours * everyMs),
    requestedBefore: new Date(now.getTime() - alertsStayForMs),
  };
  await deleteExpiredAlerts(db, alertTimes);
  const thankedAfter = new Date(now.getTime() - thanksWithinMs);
  await deleteExpiredFollowers(db, { ...alertTimes, thankedAfter });
  await emptyTrash(db, {
    kinds: trashKinds,
    deletedUntil: new Date(now.getTime() - trashStaysForMs),
  });
  await deleteUndoableChanges(db, new Date(now.getTime() - undoMinutes * 60_000));
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  if (messagesDays > 0) await deletePastMessages(db, daysAgo(messagesDays));
  await deletePastImports(db, daysAgo(importRowsDays));
  await deletePastJobFailures(db, daysAgo(jobFailureDays));
  await deletePastDoorGuests(db, new Date(now.getTime() - guestsStayForMs));
  await deletePastEventVisits(db, now);
  await deletePastEmbeddingHosts(db, daysAgo(partnerDays).toISOString().slice(0, 10));
  await deleteSilentForms(db, new Date(now.getTime() - silentAfterMs));
  await forgetVisitorSecrets(db, now);
  await mergeSubscriberCounts(db);
  const forgottenBefore = new Date(now.getTime() - historyDays * 24 * everyMs);
  await deleteChangesBefore(db, forgottenBefore);
  await deleteSecurityEventsBefore(db, forgottenBefore);
  await addChangesOfFigures(db, now.toISOString().slice(0, 10));
  await deletePastChanges(db, daysAgo(changesStayDays));
  await deletePastDeliveries(db, daysAgo(deliveriesStayDays));
}

/** Runs the sweep every hour, while the clock is right, until the returned function is called. */
export function sweepHourly(
  deps: SweepDeps,
  on: { onError: (error: unknown) => void; onSkipped: () => void },
): () => void {
  const run = () => actAsJob("hourly sweep", () => sweep(deps));
  return startSafeSweep(deps, { ...on, run });
}
