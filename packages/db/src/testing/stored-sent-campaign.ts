import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

interface StoredLink {
  url: string;
  eventId?: string;
  postId?: string;
  isTicketLink?: boolean;
}

interface SentCampaign {
  subject?: string;
  /** Numbered from 1. */
  links?: StoredLink[];
  startedAt?: string;
  /** Null: it is still being sent. */
  finishedAt?: string | null;
  countsOpens?: boolean;
}

/** Writes a sent campaign directly to the database. Returns its id. */
export async function storeSentCampaign(db: Db, campaign: SentCampaign = {}): Promise<string> {
  const startedAt = campaign.startedAt ?? "2026-12-03T09:00:00.000Z";
  const { finishedAt = startedAt } = campaign;
  const id = uuidv7();
  await db
    .insertInto("campaigns")
    .values({
      id,
      status: finishedAt === null ? "sending" : "sent",
      subject: campaign.subject ?? "Four parties before Christmas",
      preview_text: "",
      sender_name: "Before Ten",
      blocks: "[]",
      segment: "{}",
      counts_opens: campaign.countsOpens ?? false,
      created_at: startedAt,
      updated_at: startedAt,
      started_at: startedAt,
      finished_at: finishedAt,
    })
    .execute();
  const { links = [] } = campaign;
  if (links.length > 0) {
    await db
      .insertInto("campaign_links")
      .values(
        links.map((link, index) => ({
          campaign_id: id,
          number: index + 1,
          url: link.url,
          event_id: link.eventId ?? null,
          post_id: link.postId ?? null,
          is_ticket_link: link.isTicketLink ?? false,
        })),
      )
      .execute();
  }
  return id;
}

interface StoredRecipient {
  campaignId: string;
  subscriberId: string;
  state?: "waiting" | "sent" | "failed" | "skipped";
  /** For one that was sent. */
  sentAt?: string;
  bounced?: "hard" | "soft";
  /** Of the address; default: `mail.example`. */
  domain?: string;
  clickedAt?: string;
  openedAt?: string;
  unsubscribedAt?: string;
  complainedAt?: string;
}

/** Returns the recipient's id, which is also the mail's. */
export async function storeRecipient(db: Db, recipient: StoredRecipient): Promise<string> {
  const { state = "sent", sentAt = "2026-12-03T09:00:00.000Z" } = recipient;
  const id = uuidv7();
  await db
    .insertInto("campaign_recipients")
    .values({
      id,
      campaign_id: recipient.campaignId,
      subscriber_id: recipient.subscriberId,
      state,
      domain: recipient.domain ?? "mail.example",
      due_at: sentAt,
      sent_at: state === "sent" ? sentAt : null,
      settled_at: state === "waiting" ? null : sentAt,
      bounced: recipient.bounced ?? null,
      bounced_at: recipient.bounced === undefined ? null : sentAt,
      clicked_at: recipient.clickedAt ?? null,
      opened_at: recipient.openedAt ?? null,
      unsubscribed_at: recipient.unsubscribedAt ?? null,
      complained_at: recipient.complainedAt ?? null,
    })
    .execute();
  return id;
}
