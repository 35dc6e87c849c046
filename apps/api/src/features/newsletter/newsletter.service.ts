import { type ConsentVia, confirmedReason } from "@before-ten/contracts/newsletter/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { linkMessages, newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import type { SubscribeInput, UnsubscribeInput } from "@before-ten/contracts/newsletter/input";
import { mustConfirm } from "@before-ten/contracts/site/legal-sender";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { noteUnsubscribed } from "@before-ten/db/queries/campaigns/clicks";
import {
  findSubscriberByIdForUpdate,
  findSubscriberForUpdate,
  insertSubscriber,
  recordSubscriberStatusChange,
  renewSubscriber,
  setSubscriberStatus,
} from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { mayMail } from "../../mail/mailbox-limit.ts";
import { readToken } from "../../mail/mailed-link.ts";
import { countryOfTimeZone } from "./country-of-time-zone.ts";
import { newsletterConfirmation, newsletterLink, newsletterWelcome } from "./newsletter.mails.ts";
import { subscriberOfLink } from "./subscriber-links.ts";

const confirmWithinMs = 7 * 86_400_000;
const invalidLink = newsletterMessages.invalidConfirmLink;

type MailDeps = Pick<Deps, "db" | "clock" | "mailQueue" | "countingSecret">;

/**
 * A new address, a former subscriber and a current one all get the same answer, so that it reveals
 * neither who subscribes nor how many mails an address got today.
 */
export async function subscribe(
  deps: MailDeps & Pick<Deps, "site" | "siteTexts">,
  { email, utmParams = {}, timeZone }: SubscribeInput,
  { via, page }: { via: Exclude<ConsentVia, "import">; page: string | undefined },
): Promise<{ message: string }> {
  const { db, clock, mailQueue, site, siteTexts } = deps;
  const texts = await siteTexts.read();
  const { newsletter: wording } = texts(consentTexts);
  const consent = { email, at: clock.now(), wording, utmParams, via, page };
  const country = countryOfTimeZone(timeZone);
  const isConfirmedLater = site.newsletterDoubleOptIn || mustConfirm(texts, country);
  const status = isConfirmedLater ? "pending" : "active";

  await inTransaction(db, async (trx) => {
    const existing = await findSubscriberForUpdate(trx, email);
    if (existing?.status === "active" && existing.deleted_at === null) return;

    let id = existing?.id;
    if (id === undefined) {
      const countries = country === undefined ? [] : [country];
      id = (await insertSubscriber(trx, status, consent, countries))?.id;
      // The same address was signed up concurrently.
      if (id === undefined) return;
    } else {
      await renewSubscriber(trx, id, status, consent);
    }
    // A subscriber restored from the trash may already have this status.
    if (existing?.status !== status) {
      await recordSubscriberStatusChange(trx, {
        subscriberId: id,
        from: existing?.status ?? null,
        to: status,
        reason: "Newsletter form",
        at: consent.at,
      });
    }
    if (!(await mayMail(deps, trx, { email, kind: "newsletter" }))) return;
    if (status === "active") {
      await mailQueue.enqueue(trx, newsletterWelcome, { subscriberId: id });
    } else {
      const consentedAtMs = consent.at.getTime();
      await mailQueue.enqueue(trx, newsletterConfirmation, { subscriberId: id, consentedAtMs });
    }
  });
  return {
    message: isConfirmedLater ? newsletterMessages.confirmationSent : newsletterMessages.subscribed,
  };
}

/** Double opt-in: following the mailed link proves that the subscriber reads this address. */
export async function confirmSubscription(
  deps: MailDeps & Pick<Deps, "linkSecret">,
  token: string,
): Promise<void> {
  const { db, clock, mailQueue, linkSecret } = deps;
  const [id, consentedAtMs] = readToken(linkSecret, "confirm", token)?.split(".") ?? [];
  const at = clock.now();
  if (id === undefined || at.getTime() - Number(consentedAtMs) > confirmWithinMs) {
    throw new AppError("BAD_REQUEST", invalidLink);
  }
  await inTransaction(db, async (trx) => {
    const subscriber = await findSubscriberByIdForUpdate(trx, id);
    // The link belongs to one consent: it ends with an unsubscribe, another subscription, or the
    // subscriber's deletion by an admin.
    if (
      subscriber?.consented_at.getTime() !== Number(consentedAtMs) ||
      subscriber.deleted_at !== null
    ) {
      throw new AppError("BAD_REQUEST", invalidLink);
    }
    if (subscriber.status === "active") return;
    if (subscriber.status !== "pending") throw new AppError("BAD_REQUEST", invalidLink);
    await setSubscriberStatus(trx, id, { status: "active", at });
    await recordSubscriberStatusChange(trx, {
      subscriberId: id,
      from: "pending",
      to: "active",
      reason: confirmedReason,
      at,
    });
    if (await mayMail(deps, trx, { email: subscriber.email, kind: "newsletter" })) {
      await mailQueue.enqueue(trx, newsletterWelcome, { subscriberId: id });
    }
  });
}

/**
 * Mails a subscriber the link to their own page again. The answer is the same for every address, so
 * that it doesn't reveal who subscribes.
 */
export async function sendLink(deps: MailDeps, email: string): Promise<{ message: string }> {
  await inTransaction(deps.db, async (trx) => {
    const subscriber = await findSubscriberForUpdate(trx, email);
    if (subscriber === undefined || subscriber.deleted_at !== null) return;
    if (!(await mayMail(deps, trx, { email, kind: "newsletter link" }))) return;
    await deps.mailQueue.enqueue(trx, newsletterLink, { subscriberId: subscriber.id });
  });
  return { message: linkMessages.requested };
}

/**
 * Unknown addresses get the same answer as unsubscribed ones. `via` is the campaign mail whose link
 * was used.
 */
export async function unsubscribe(
  { db, clock, linkSecret }: Pick<Deps, "db" | "clock" | "linkSecret">,
  { email, token, via }: UnsubscribeInput,
): Promise<{ alreadyUnsubscribed: boolean }> {
  return inTransaction(db, async (trx) => {
    const subscriber =
      token === undefined
        ? email !== undefined && (await findSubscriberForUpdate(trx, email))
        : await findSubscriberByIdForUpdate(trx, subscriberOf(linkSecret, token));
    if (!subscriber || subscriber.status === "unsubscribed") return { alreadyUnsubscribed: true };

    const at = clock.now();
    await setSubscriberStatus(trx, subscriber.id, { status: "unsubscribed", at });
    await recordSubscriberStatusChange(trx, {
      subscriberId: subscriber.id,
      from: subscriber.status,
      to: "unsubscribed",
      reason: "Unsubscribe link",
      at,
    });
    if (token !== undefined && via !== undefined && isUuid(via)) {
      await noteUnsubscribed(trx, { recipientId: via, subscriberId: subscriber.id, at });
    }
    return { alreadyUnsubscribed: false };
  });
}

function subscriberOf(secret: Buffer, token: string): string {
  const id = subscriberOfLink(secret, "unsubscribe", token);
  if (id === undefined) throw new AppError("BAD_REQUEST", "This unsubscribe link isn't complete.");
  return id;
}
