import type { UtmParams } from "@before-ten/contracts/newsletter";
import { newsletterConsent } from "@before-ten/contracts/newsletter-consent";
import {
  findSubscriberForUpdate,
  insertSubscriber,
  recordSubscriberStatusChange,
  renewSubscriber,
} from "@before-ten/db/queries/subscribers";
import type { Deps } from "../../deps.ts";

/**
 * A new address, a former subscriber and one who is already there all get the same answer,
 * so that nobody learns who reads the newsletter.
 */
export async function subscribe(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { email, utmParams = {} }: { email: string; utmParams?: UtmParams | undefined },
): Promise<void> {
  const consent = { email, at: clock.now(), wording: newsletterConsent, utmParams };

  await db.transaction().execute(async (trx) => {
    const existing = await findSubscriberForUpdate(trx, email);
    if (existing?.status === "active") return;

    let id = existing?.id;
    if (id === undefined) {
      id = (await insertSubscriber(trx, "active", consent))?.id;
      // Somebody signed the same address up a moment ago.
      if (id === undefined) return;
    } else {
      await renewSubscriber(trx, id, "active", consent);
    }
    await recordSubscriberStatusChange(trx, {
      subscriberId: id,
      from: existing?.status ?? null,
      to: "active",
      reason: "Newsletter form",
      at: consent.at,
    });
  });
}
