import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface SendingProgress {
  campaignId: string;
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
}

/**
 * How many recipients of each campaign being sent or paused are in which state, from the sums that
 * triggers maintain.
 */
export async function listSendingProgress(db: Db): Promise<SendingProgress[]> {
  const sum = (column: "waiting" | "sent" | "failed" | "skipped") =>
    sql<number>`sum(${sql.ref(`counts.${column}`)})::float8`.as(column);
  return db
    .selectFrom("campaigns")
    .innerJoin("campaign_counts as counts", "counts.campaign_id", "campaigns.id")
    .select([
      "campaigns.id as campaignId",
      sum("waiting"),
      sum("sent"),
      sum("failed"),
      sum("skipped"),
    ])
    .where("campaigns.status", "in", ["sending", "paused"])
    .groupBy("campaigns.id")
    .orderBy("campaigns.id")
    .execute();
}
