import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { Db } from "@before-ten/db/client";
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

/** What the demo's campaigns are made from: its events, posts and subscribers. */
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
  /** Identifies the reader, from 0. */
  index: number;
  email: string;
  signedUpAt: Date;
  /** They got nothing afterwards. */
  left: { at: Date; how: "unsubscribed" | "bounced" } | undefined;
}

/** The input and output of the product's own campaign writer. */
export interface DemoContent {
  subject: string;
  previewText: string;
  senderName: string;
  blocks: CampaignBlock[];
}

export interface DemoMail {
  html: string;
  text: string;
  links: {
    number: number;
    url: string;
    eventId: string | null;
    postId: string | null;
    isTicketLink: boolean;
  }[];
}

/** Writes a campaign's mail as it was at that time. */
export type WriteDemoMail = (trx: Db, content: DemoContent, at: Date) => Promise<DemoMail>;

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
/** A gateway opens every link at once. */
const scannedAfterMs = 2_000;

/** When a campaign of the demo was sent. */
export function sentAtOf(daysAgo: number, now: Date): Date {
  const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T07:30:00Z`);
}

interface PlannedCampaign {
  number: number;
  /** Null for a draft. */
  sentAt: Date | null;
  content: DemoContent;
  campaign: Insertable<Campaigns> & { id: string };
}

/** A campaign as it was written at its time, from what the club had to show then. */
export function planCampaign(demo: DemoCampaign, number: number, club: DemoClub): PlannedCampaign {
  const sentAt = demo.daysAgo === null ? null : sentAtOf(demo.daysAgo, club.now);
  const at = sentAt ?? new Date(club.now.getTime() - dayMs);
  const events = club.events
    .filter(({ announcedAt, startsAt }) => announcedAt <= at && startsAt > at)
    .slice(0, demo.events);
  const posts = club.posts.filter(({ publishedAt }) => publishedAt <= at).slice(0, demo.posts);
  const createdAt = new Date(at.getTime() - 2 * dayMs);
  const content: DemoContent = {
    subject: demo.subject,
    previewText: demo.previewText,
    senderName: "Before Ten",
    blocks: blocksOf(demo, {
      eventIds: events.map(({ id }) => id),
      postIds: posts.map(({ id }) => id),
      eventsUrl: `${club.publicUrl}/events`,
    }),
  };
  return {
    number,
    sentAt,
    content,
    campaign: {
      id: uuidv7({ msecs: createdAt.getTime() }),
      status: sentAt === null ? "draft" : "sent",
      topic: demo.topic,
      subject: content.subject,
      preview_text: content.previewText,
      sender_name: content.senderName,
      blocks: JSON.stringify(content.blocks),
      segment: "{}",
      created_by_name: "Ana",
      created_at: createdAt,
      updated_at: at,
    },
  };
}

/** A draft consists only of its own row. */
export function draftRows({ campaign }: PlannedCampaign): CampaignRows {
  return { campaign, links: [], recipients: [], clicks: [], ticketClicks: [] };
}

/** A campaign with all its recipients and clicks; the product itself computes the figures. */
export function sentRows(
  { campaign, number }: PlannedCampaign,
  { sentAt, mail, club }: { sentAt: Date; mail: DemoMail; club: DemoClub },
): CampaignRows {
  const { links } = mail;
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
      html: mail.html,
      plain_text: mail.text,
      scheduled_at: sentAt,
      started_at: sentAt,
      recipients_made_at: sentAt,
      finished_at: finishedAt,
      updated_at: finishedAt,
    },
    links: links.map(({ number: place, url, eventId, postId, isTicketLink }) => ({
      campaign_id: campaign.id,
      number: place,
      url,
      event_id: eventId,
      post_id: postId,
      is_ticket_link: isTicketLink,
    })),
    recipients: sent.map(({ recipient }) => recipient),
    clicks: sent.flatMap(({ clicks }) => clicks),
    ticketClicks: ticketClicksOf(
      mail,
      sent.flatMap(({ clicks }) => clicks),
    ).map((row) => ({ campaign_id: campaign.id, ...row })),
  };
}

/** Of the people who opened an event from the mail, some went on to its tickets. */
function ticketClicksOf({ links }: DemoMail, clicks: readonly DemoClick[]) {
  const eventIds = new Set(links.flatMap(({ eventId }) => eventId ?? []));
  return [...eventIds].flatMap((eventId, index) => {
    const numbers = new Set(
      links.filter((link) => link.eventId === eventId).map(({ number }) => number),
    );
    const count = clicks
      .filter((click) => numbers.has(click.link_number) && !click.is_scanner)
      .filter((_, place) => scatter(index * 17 + place) < 0.35).length;
    return count === 0 ? [] : [{ event_id: eventId, clicks: count }];
  });
}

interface DemoClick {
  link_number: number;
  is_scanner: boolean;
}

interface SentMail {
  reader: DemoReader;
  mailedAt: Date;
  campaignId: string;
  /** The recipient's number within the campaign. */
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
  if (isRead && links > 1 && scatter(seed * 11) < 0.3) {
    clicks.push(click((chosen % links) + 1, false, clickedAfterMs + minuteMs));
  }
  // Some companies' mailboxes have a gateway.
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
