import type { Db } from "@before-ten/db/client";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { signToken } from "../../apps/api/src/mail/mailed-link.ts";

/** Stores a party of three days ago, and returns the path of the link that asks how it was. */
export async function mailedReview(db: Db, name: string) {
  const startDay = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const eventId = await storeEvent(db, { name, startDay });
  const subject = `${eventId}.${crypto.randomUUID()}`;
  const token = signToken(await getSecret(db, "mailed links"), "review", subject);
  return {
    eventId,
    path: `/review?token=${token}`,
    remove: () => db.deleteFrom("all_events").where("id", "=", eventId).execute(),
  };
}
