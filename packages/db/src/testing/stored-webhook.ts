import type { ChangeKind } from "@before-ten/contracts/changes/rules";
import type { Db } from "../client.ts";
import { numberChanges } from "../queries/changes/changes.ts";
import { insertWebhook } from "../queries/webhooks/webhooks.ts";

interface StoredWebhook {
  createdBy: string;
  at: Date;
  url?: string;
  kinds?: ChangeKind[];
}

/** The secret of every webhook of a test. */
export const webhookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** A webhook that hears of changes from now on. Returns its id. */
export async function storeWebhook(
  db: Db,
  { url = "https://club.example/hooks", kinds = ["event"], createdBy, at }: StoredWebhook,
): Promise<string> {
  const { latest: position } = await numberChanges(db);
  return insertWebhook(db, { url, kinds, secret: webhookSecret, position, createdBy, at });
}
