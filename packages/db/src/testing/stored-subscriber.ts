import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import type { UtmParams } from "@before-ten/contracts/newsletter/input";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

interface StoredSubscriber {
  email: string;
  status?: SubscriberStatus;
  tags?: string[];
  utmParams?: UtmParams;
  /** Out of ten campaigns. */
  engagementRate?: number;
  createdAt?: string;
}

/**
 * Writes a subscriber directly to the database; a test names only what it is about. Returns the id.
 */
export async function storeSubscriber(db: Db, subscriber: StoredSubscriber): Promise<string> {
  const at = subscriber.createdAt ?? "2026-12-01T09:00:00.000Z";
  const id = uuidv7();
  await db
    .insertInto("subscribers")
    .values({
      id,
      email: subscriber.email,
      status: subscriber.status ?? "active",
      tags: subscriber.tags ?? [],
      consented_at: at,
      consent_wording: "I agree",
      utm_params: JSON.stringify(subscriber.utmParams ?? {}),
      engagement_rate: subscriber.engagementRate ?? 0,
      rated_campaigns: subscriber.engagementRate === undefined ? 0 : 10,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}
