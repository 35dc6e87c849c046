import {
  findSubscriberByIdForUpdate,
  recordSubscriberStatusChange,
  setSubscriberStatus,
} from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";

/** Their address takes no mail. Who has left stays away, and what is known already isn't written down again. */
export async function bounceSubscriber(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const subscriber = await findSubscriberByIdForUpdate(trx, id);
    if (subscriber?.status !== "active" && subscriber?.status !== "pending") return;
    const at = clock.now();
    await setSubscriberStatus(trx, id, { status: "bounced", at });
    await recordSubscriberStatusChange(trx, {
      subscriberId: id,
      from: subscriber.status,
      to: "bounced",
      reason: "Mail refused",
      at,
    });
  });
}
