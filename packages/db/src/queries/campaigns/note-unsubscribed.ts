import type { Db } from "../../client.ts";

/** Notes that a subscriber unsubscribed from this campaign mail, if it was sent to them. */
export async function noteUnsubscribed(
  db: Db,
  { recipientId, subscriberId, at }: { recipientId: string; subscriberId: string; at: Date },
): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set({ unsubscribed_at: at })
    .where("id", "=", recipientId)
    .where("subscriber_id", "=", subscriberId)
    .where("unsubscribed_at", "is", null)
    .execute();
}
