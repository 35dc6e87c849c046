import type { Db } from "@before-ten/db/client";
import {
  findSubscriberToMail,
  insertSubscriber,
  setSubscriberStatus,
} from "@before-ten/db/queries/newsletter/subscribers";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import { signToken } from "../../apps/api/src/mail/mailed-link.ts";

/**
 * Stores somebody who subscribed a while ago, and answers the path of the link in their mail: to
 * confirm, or once that is done, to unsubscribe.
 */
export async function mailedSubscriber(
  db: Db,
  purpose: "confirm" | "unsubscribe",
  { daysAgo = 0 } = {},
) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const subscriber = await insertSubscriber(db, purpose === "confirm" ? "pending" : "active", {
    email: `dancer-${crypto.randomUUID()}@example.com`,
    at,
    wording: "You get a mail when a party is near.",
    utmParams: {},
  });
  if (subscriber === undefined) throw new Error("somebody has this address already");
  const { id } = subscriber;
  const secret = await getSecret(db, "mailed links");
  const path =
    purpose === "confirm"
      ? `/newsletter/confirm?token=${signToken(secret, purpose, `${id}.${at.getTime()}`)}`
      : `/unsubscribe?token=${signToken(secret, purpose, id)}`;
  return {
    path,
    status: async () => (await findSubscriberToMail(db, id))?.status,
    becomeActive: () => setSubscriberStatus(db, id, { status: "active", at: new Date() }),
  };
}
