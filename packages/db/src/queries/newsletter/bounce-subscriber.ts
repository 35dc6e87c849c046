import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import {
  findSubscriberByIdForUpdate,
  recordSubscriberStatusChange,
  setSubscriberStatus,
} from "./subscribers.ts";

/**
 * Notes that an address doesn't accept mail. An unsubscribed subscriber stays so, and a bounced one
 * isn't noted again.
 */
export async function bounceSubscriber(
  db: Db,
  id: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const subscriber = await findSubscriberByIdForUpdate(trx, id);
    if (subscriber?.status !== "active" && subscriber?.status !== "pending") return;
    await setSubscriberStatus(trx, id, { status: "bounced", at });
    await recordSubscriberStatusChange(trx, {
      subscriberId: id,
      from: subscriber.status,
      to: "bounced",
      reason,
      at,
    });
  });
}
