import {
  addClick,
  findClickedLink,
  findRecipientForUpdate,
  giveClicksToScanner,
  listClicksSince,
  noteOpened,
  setFirstClick,
} from "@before-ten/db/queries/campaigns/clicks";
import { rateSubscribers } from "@before-ten/db/queries/campaigns/engagement";
import { inTransaction } from "@before-ten/db/transactions";
import {
  campaignUtmMedium,
  campaignUtmSource,
  utmOfCampaign,
} from "@before-ten/contracts/campaigns/campaign-utm";
import type { Deps } from "../../../deps.ts";
import { readClick, readOpen } from "./click-link.ts";

/** Judges by its timing whether a click was a person's or a scanner's. */

/** A person doesn't click sooner than this after the mail server accepted the mail. */
const unreadForMs = 10_000;
/** People don't click this many different links of one mail within this time. */
const burstMs = 5_000;
const burstLinks = 3;

interface RecentClick {
  linkNumber: number;
  isScanner: boolean;
  firstAt: Date;
}

interface ClickTimes {
  linkNumber: number;
  at: Date;
  /** Null: the mail server has it, but we haven't noted that yet. */
  sentAt: Date | null;
  /** Earlier clicks on links of the same mail within the time of a burst. */
  recent: readonly RecentClick[];
}

interface Verdict {
  isScanner: boolean;
  /** Links whose clicks were taken for a person's but belong to the burst that this one reveals. */
  laterKnown: number[];
}

/** A link a person had clicked before the burst still counts as theirs. */
export function judgeClick({ linkNumber, at, sentAt, recent }: ClickTimes): Verdict {
  const links = new Set([linkNumber, ...recent.map((click) => click.linkNumber)]);
  const isUnread = sentAt === null || at.getTime() - sentAt.getTime() < unreadForMs;
  if (links.size < burstLinks) return { isScanner: isUnread, laterKnown: [] };
  const since = at.getTime() - burstMs;
  const laterKnown = recent
    .filter(({ isScanner, firstAt }) => !isScanner && firstAt.getTime() >= since)
    .map((click) => click.linkNumber);
  return { isScanner: true, laterKnown };
}

export interface FollowedLink {
  recipientId: string;
  linkNumber: number;
  campaignId: string;
  /** The link's target. */
  address: string;
}

/** Undefined for a token we didn't sign, or if the campaign is gone. */
export async function findFollowedLink(
  { db, linkSecret, site }: Pick<Deps, "db" | "linkSecret" | "site">,
  token: string,
): Promise<FollowedLink | undefined> {
  const clicked = readClick(linkSecret, token);
  const link = clicked && (await findClickedLink(db, clicked));
  if (clicked === undefined || link === undefined) return undefined;
  const { campaign_id: campaignId, subject, url } = link;
  const address = withCampaign(url, site.publicUrl, { id: campaignId, subject });
  return address === undefined ? undefined : { ...clicked, campaignId, address };
}

/**
 * Counts a click, as a person's or a scanner's; nothing else about the visitor is stored.
 * `isScanner`: the request itself said so.
 */
export async function countClick(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { recipientId, linkNumber, campaignId }: Omit<FollowedLink, "address">,
  { isScanner }: { isScanner: boolean },
): Promise<void> {
  const at = clock.now();
  const rated = await inTransaction(db, async (trx) => {
    const mail = await findRecipientForUpdate(trx, recipientId);
    if (mail === undefined) return undefined;
    const since = new Date(at.getTime() - burstMs);
    const rows = await listClicksSince(trx, recipientId, since);
    const recent = rows.map((row) => ({
      linkNumber: row.link_number,
      isScanner: row.is_scanner,
      firstAt: row.first_at,
    }));
    const verdict = judgeClick({ linkNumber, at, sentAt: mail.sent_at, recent });
    const isPerson = !isScanner && !verdict.isScanner;
    await addClick(trx, { recipientId, linkNumber, campaignId, isScanner: !isPerson, at });
    await giveClicksToScanner(trx, recipientId, verdict.laterKnown);
    const isFirst = isPerson && mail.clicked_at === null;
    if (!isFirst && verdict.laterKnown.length === 0) return undefined;
    await setFirstClick(trx, recipientId);
    return mail.subscriber_id ?? undefined;
  });
  // After the commit, because a sender that holds the subscriber's row may wait for the
  // recipient's.
  if (rated !== undefined) await rateSubscribers(db, [rated]);
}

/**
 * If the campaign counts opens: the first of each mail, unless the image was fetched immediately.
 */
export async function countOpen(
  { db, clock, linkSecret }: Pick<Deps, "db" | "clock" | "linkSecret">,
  token: string,
): Promise<void> {
  const recipientId = readOpen(linkSecret, token);
  if (recipientId === undefined) return;
  const at = clock.now();
  await noteOpened(db, recipientId, { at, sentBefore: new Date(at.getTime() - unreadForMs) });
}

/**
 * The address of a link with `utm_source` and the like, if it leads to our own site and has none of
 * its own. Others stay unchanged, because a seller's address may be signed. Undefined for anything
 * but a web address.
 */
export function withCampaign(
  url: string,
  publicUrl: string,
  campaign: { id: string; subject: string },
): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  const { origin, protocol, searchParams } = address;
  if (protocol !== "http:" && protocol !== "https:") return undefined;
  const isOurs = origin === new URL(publicUrl).origin;
  if (isOurs && ![...searchParams.keys()].some((name) => name.startsWith("utm_"))) {
    searchParams.set("utm_source", campaignUtmSource);
    searchParams.set("utm_medium", campaignUtmMedium);
    searchParams.set("utm_campaign", utmOfCampaign(campaign));
  }
  return address.href;
}
