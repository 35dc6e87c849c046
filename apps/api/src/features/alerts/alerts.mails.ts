import { isPublic } from "@before-ten/contracts/events/lifecycle";
import { findAlertToConfirm } from "@before-ten/db/queries/alerts/alerts";
import { endAlert, findAlertToTell, releaseAlert } from "@before-ten/db/queries/alerts/due-alerts";
import { recordReceiptMail } from "@before-ten/db/queries/alerts/event-receipts";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import { findFollowerOf } from "@before-ten/db/queries/alerts/followers";
import { inTransaction } from "@before-ten/db/transactions";
import { z } from "zod";
import { type MailDeps, defineMail } from "../../mail/mail-kind.ts";
import { alertConfirmationMail, alertNewsMail, isNewsKind } from "./alert-mail-texts.ts";
import { alertable, isTrue } from "./alertable.ts";
import { confirmLink, leaveLink } from "./leave-link.ts";
import { partyOf } from "./party-facts.ts";

interface ToAlerted {
  alertId: string;
}

const data = z.object({ alertId: z.uuid() });

export const alertConfirmation = defineMail({
  name: "alert confirmation",
  priority: "low",
  nature: "alerts",
  data,
  async write({ db, site, siteTexts, linkSecret }, { alertId }) {
    const alert = await findAlertToConfirm(db, alertId);
    if (alert === undefined || alert.confirmed_at !== null) return undefined;
    // If the event has become a draft again, its name must not be revealed.
    if (alert.event_status !== null && !isPublic({ status: alert.event_status })) return undefined;
    const { kind, event_name: eventName, country } = alert;
    return alertConfirmationMail(
      alert.email,
      { kind, eventName, country },
      {
        confirm: confirmLink({ site, linkSecret }, alertId),
        leave: leaveLink({ site, linkSecret }, alertId),
      },
      await siteTexts.read(),
    );
  },
  // After the last failed attempt the alert is left to the sweep, because the link of an earlier
  // mail may still work.
});

export const alertNews = defineMail({
  name: "alert news",
  priority: "low",
  nature: "alerts",
  data,
  async write({ db, clock, site, siteTexts, linkSecret }, { alertId }) {
    const alert = await findAlertToTell(db, alertId);
    const event = alert && (await findEvent(db, alert.eventId));
    const now = clock.now();
    const current = event && alertable(event, now);
    // Without its event the receipt is gone too, and the alert waits for the next one.
    if (
      alert === undefined ||
      event === undefined ||
      current === undefined ||
      !isNewsKind(alert.kind) ||
      !isTrue(alert.kind, current, now)
    ) {
      await releaseAlert(db, alertId);
      return undefined;
    }
    const { kind, email } = alert;
    const followerId = await findFollowerOf(db, { eventId: event.id, email });
    return alertNewsMail(
      alert.email,
      kind,
      {
        party: { ...partyOf(event), availability: current.availability },
        links: {
          event: `${site.publicUrl}/events/${event.id}`,
          leave: leaveLink({ site, linkSecret }, followerId ?? alertId),
        },
        isFollowed: followerId !== undefined,
      },
      await siteTexts.read(),
    );
  },
  onSent: (deps, told) => end(deps, told, "sent"),
  onGivenUp: (deps, told) => end(deps, told, "failed"),
});

/** Deletes the address and notes the outcome of its mail on the receipt, once. */
async function end(
  { db, clock }: MailDeps,
  { alertId }: ToAlerted,
  outcome: "sent" | "failed",
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const receiptId = await endAlert(trx, alertId);
    if (receiptId === undefined) return;
    await recordReceiptMail(trx, { receiptId, outcome, at: clock.now() });
  });
}
