import type { Db } from "@before-ten/db/client";
import {
  findSubscriberToMail,
  insertSubscriber,
  setSubscriberStatus,
} from "@before-ten/db/queries/newsletter/subscribers";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import { signToken } from "../../apps/api/src/mail/mailed-link.ts";

/**
 * Stores a subscriber who signed up a while ago, and returns the path of the link in their mail: to
 * confirm, to unsubscribe or to change their choices.
 */
export async function mailedSubscriber(
  db: Db,
  purpose: "confirm" | "unsubscribe" | "preferences",
  { daysAgo = 0 } = {},
) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const email = `dancer-${crypto.randomUUID()}@example.com`;
  const subscriber = await insertSubscriber(db, purpose === "confirm" ? "pending" : "active", {
    email,
    at,
    wording: "You get a mail when a party is near.",
    utmParams: {},
  });
  if (subscriber === undefined) throw new Error("this address is already in use");
  const { id } = subscriber;
  const secret = await getSecret(db, "mailed links");
  const page = {
    confirm: "/newsletter/confirm",
    unsubscribe: "/unsubscribe",
    preferences: "/newsletter/preferences",
  }[purpose];
  const subject = purpose === "confirm" ? `${id}.${at.getTime()}` : id;
  return {
    path: `${page}?token=${signToken(secret, purpose, subject)}`,
    email,
    status: async () => (await findSubscriberToMail(db, id))?.status,
    becomeActive: () => setSubscriberStatus(db, id, { status: "active", at: new Date() }),
  };
}
