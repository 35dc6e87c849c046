import type {
  CampaignClicks,
  CampaignLinks,
  CampaignRecipients,
  CampaignTicketClicks,
  Campaigns,
} from "@before-ten/db/schema";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { scatter } from "../scatter.ts";
import { type DemoCampaign, blocksOf } from "./demo-campaigns.ts";

/** What campaigns of the demo are made for: its events, posts and subscribers. */
export interface DemoClub {
  now: Date;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Soonest first. */
  events: readonly { id: string; announcedAt: Date; startsAt: Date }[];
  /** Latest first. */
  posts: readonly { id: string; slug: string; publishedAt: Date }[];
  subscribers: readonly DemoReader[];
}

export interface DemoReader {
  id: string;
  /** Tells one reader from another, from 0. */
  index: number;
  email: string;
  signedUpAt: Date;
  /** They got nothing afterwards. */
  left: { at: Date; how: "unsubscribed" | "bounced" } | undefined;
}

interface CampaignRows {
  campaign: Insertable<Campaigns>;
  links: Insertable<CampaignLinks>[];
  recipients: Insertable<CampaignRecipients>[];
  clicks: Insertable<CampaignClicks>[];
  ticketClicks: Insertable<CampaignTicketClicks>[];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** One mail leaves after the other. */
const mailMs = 400;
/** A gateway looks at every link at once. */
const scannedAfterMs = 2_000;

/** When a campaign of the demo went out. */
export function sentAtOf(daysAgo: number, now: Date): Date {
  const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T07:30:00Z`);
}

/**
 * A campaign with everybody to whom it went and what they clicked; the figures themselves are the
 * product's to count.
 */
export function campaignRows(demo: DemoCampaign, number: number, club: DemoClub): CampaignRows {
  const sentAt = demo.daysAgo === null ? null : sentAtOf(demo.daysAgo, club.now);
  const at = sentAt ?? new Date(club.now.getTime() - dayMs);
  const events = club.events
    .filter(({ announcedAt, startsAt }) => announcedAt <= at && startsAt > at)
    .slice(0, demo.events);
  const posts = club.posts.filter(({ publishedAt }) => publishedAt <= at).slice(0, demo.posts);
  const eventsUrl = `${club.publicUrl}/events`;
  const createdAt = new Date(at.getTime() - 2 * dayMs);
  const campaign: Insertable<Campaigns> & { id: string } = {
    id: uuidv7({ msecs: createdAt.getTime() }),
    status: sentAt === null ? "draft" : "sent",
    topic: demo.topic,
    subject: demo.subject,
    preview_text: demo.previewText,
    sender_name: "Before Ten",
    blocks: JSON.stringify(
      blocksOf(demo, {
        eventIds: events.map(({ id }) => id),
        postIds: posts.map(({ id }) => id),
        eventsUrl,
      }),
    ),
    segment: "{}",
    created_by_name: "Ana",
    created_at: createdAt,
    updated_at: at,
  };
  if (sentAt === null) {
    return { campaign, links: [], recipients: [], clicks: [], ticketClicks: [] };
  }
  const links = [
    ...events.map(({ id }) => ({ url: `${eventsUrl}/${id}`, event_id: id })),
    { url: eventsUrl },
    ...posts.map(({ id, slug }) => ({ url: `${club.publicUrl}/blog/${slug}`, post_id: id })),
  ].map((link, index) => ({ campaign_id: campaign.id, number: index + 1, ...link }));
  const readers = club.subscribers.filter(
    ({ signedUpAt, left }) => signedUpAt < sentAt && (left === undefined || left.at > sentAt),
  );
  const sent = readers.map((reader, place) => {
    const mailedAt = new Date(sentAt.getTime() + place * mailMs);
    return sentMail({ reader, mailedAt, campaignId: campaign.id, number, links: links.length });
  });
  const finishedAt = new Date(sentAt.getTime() + readers.length * mailMs);
  return {
    campaign: {
      ...campaign,
      scheduled_at: sentAt,
      started_at: sentAt,
      recipients_made_at: sentAt,
      finished_at: finishedAt,
      updated_at: finishedAt,
    },
    links,
    recipients: sent.map(({ recipient }) => recipient),
    clicks: sent.flatMap(({ clicks }) => clicks),
    ticketClicks: events.flatMap(({ id }, index) => {
      const clicks = sent
        .flatMap((mail) => mail.clicks)
        .filter((click) => click.link_number === index + 1 && !click.is_scanner)
        .filter((_, place) => scatter(number * 53 + index * 17 + place) < 0.35).length;
      return clicks === 0 ? [] : [{ campaign_id: campaign.id, event_id: id, clicks }];
    }),
  };
}

interface SentMail {
  reader: DemoReader;
  mailedAt: Date;
  campaignId: string;
  /** The campaign's, of all. */
  number: number;
  /** How many links it has. */
  links: number;
}

function sentMail({ reader, mailedAt, campaignId, number, links }: SentMail) {
  const { index, left } = reader;
  const id = uuidv7({ msecs: mailedAt.getTime() });
  const seed = index * 31 + number * 7;
  const leavesBy = (how: string) =>
    left?.how === how && left.at.getTime() - mailedAt.getTime() < dayMs;
  const isBounced = leavesBy("bounced");
  const click = (linkNumber: number, isScanner: boolean, afterMs: number) => {
    const at = new Date(mailedAt.getTime() + afterMs);
    return {
      recipient_id: id,
      campaign_id: campaignId,
      link_number: linkNumber,
      is_scanner: isScanner,
      first_at: at,
      last_at: at,
    };
  };
  const clickedAfterMs = (3 + scatter(seed) ** 4 * 60 * 60) * minuteMs;
  const isRead = !isBounced && scatter(index * 13) > scatter(seed * 3 + 1) ** 0.6;
  const chosen = 1 + Math.floor(scatter(seed * 5) * links);
  const clicks = isRead ? [click(chosen, false, clickedAfterMs)] : [];
  if (isRead && scatter(seed * 11) < 0.3) {
    clicks.push(click((chosen % links) + 1, false, clickedAfterMs + minuteMs));
  }
  // The mailboxes of some companies have a gateway.
  if (!isBounced && index % 11 === 4) {
    for (let link = 1; link <= links; link += 1) clicks.push(click(link, true, scannedAfterMs));
  }
  return {
    clicks,
    recipient: {
      id,
      campaign_id: campaignId,
      subscriber_id: reader.id,
      state: "sent" as const,
      domain: reader.email.replace(/^.*@/, ""),
      due_at: mailedAt,
      attempts: 1,
      sent_at: mailedAt,
      settled_at: mailedAt,
      bounced: isBounced ? ("hard" as const) : null,
      bounced_at: isBounced ? (left?.at ?? null) : null,
      error: isBounced ? "5.1.1" : null,
      clicked_at: isRead ? new Date(mailedAt.getTime() + clickedAfterMs) : null,
      unsubscribed_at: leavesBy("unsubscribed") ? (left?.at ?? null) : null,
    },
  };
}
