import {
  findSubscriberByIdForUpdate,
  recordSubscriberStatusChange,
  setSubscriberStatus,
} from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";

/**
 * Notes that an address takes no mail. A subscriber who has unsubscribed stays so, and one who is
 * bounced already isn't noted again.
 */
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
