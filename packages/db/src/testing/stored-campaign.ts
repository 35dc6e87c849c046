import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import type { CampaignStatus, CampaignTopic } from "@before-ten/contracts/campaigns/rules";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

interface StoredCampaign {
  subject?: string;
  status?: CampaignStatus;
  topic?: CampaignTopic;
  blocks?: CampaignBlock[];
  segment?: CampaignSegment;
  scheduledAt?: Date;
  createdAt?: Date;
}

/**
 * Writes a campaign directly to the database; a test names only what it is about. Returns the id.
 */
export async function storeCampaign(db: Db, campaign: StoredCampaign = {}): Promise<string> {
  const id = uuidv7();
  const at = campaign.createdAt ?? new Date("2026-12-01T09:00:00.000Z");
  const status = campaign.status ?? "draft";
  await db
    .insertInto("campaigns")
    .values({
      id,
      status,
      topic: campaign.topic ?? "events",
      subject: campaign.subject ?? "Four parties before Christmas",
      preview_text: "Be home by half past ten",
      sender_name: "Before Ten",
      blocks: JSON.stringify(campaign.blocks ?? [{ kind: "heading", text: "See you at four" }]),
      segment: JSON.stringify(campaign.segment ?? {}),
      paused_by: status === "paused" ? "admin" : null,
      scheduled_at: campaign.scheduledAt ?? null,
      created_by_name: "Ana",
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}
