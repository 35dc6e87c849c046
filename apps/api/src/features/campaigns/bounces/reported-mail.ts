import type { Db } from "@before-ten/db/client";
import { findSentRecipient } from "@before-ten/db/queries/campaigns/bounces";
import { validate as isUuid } from "uuid";

/** Finds a campaign's mail, whose Message-ID is its recipient's id at our domain. */
export function findReportedMail(db: Db, messageIds: readonly string[]) {
  const ids = messageIds.map((id) => id.split("@", 1).join()).filter(isUuid);
  return findSentRecipient(db, ids);
}
