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
import type { Deps } from "../../../deps.ts";
import { readClick, readOpen } from "./click-link.ts";
import { burstMs, judgeClick, unreadForMs } from "./verdict.ts";
import { withCampaign } from "./with-campaign.ts";

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
