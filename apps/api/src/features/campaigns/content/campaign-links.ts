import { campaignUtmMedium, campaignUtmSource } from "@before-ten/contracts/campaigns/campaign-utm";
import { maxCampaignLinks } from "@before-ten/contracts/campaigns/rules";
import { withUtm } from "@before-ten/contracts/shared/campaign";
import { linkSlot } from "./campaign-slots.ts";

/** A target of links in a campaign's mails, and what it is about. */
export interface CampaignLink {
  /** From 1, in the order of the mail. */
  number: number;
  url: string;
  eventId: string | null;
  postId: string | null;
  /** True if it leads to an event's tickets. */
  isTicketLink: boolean;
}

type Target = Partial<Omit<CampaignLink, "number" | "url">> & { url: string };

/**
 * Numbers the links of one mail and adds `utm_campaign` to those that lead to our own pages or to
 * tickets, so that the statistics there show where visitors came from.
 * @param campaign the value of `utm_campaign`
 */
export function collectLinks({ publicUrl, campaign }: { publicUrl: string; campaign: string }) {
  const links = new Map<string, CampaignLink>();
  const { origin } = new URL(publicUrl);
  const utm = { source: campaignUtmSource, medium: campaignUtmMedium, campaign };

  /** Returns the placeholder for this link in the mail. */
  function add({ url, eventId = null, postId = null, isTicketLink = false }: Target): string {
    const isOurs = URL.canParse(url) && new URL(url).origin === origin;
    const target = isOurs || isTicketLink ? withUtm(url, utm) : url;
    const key = JSON.stringify([target, eventId, postId, isTicketLink]);
    const known = links.get(key);
    if (known !== undefined) return linkSlot(known.number);
    const number = links.size + 1;
    links.set(key, { number, url: target, eventId, postId, isTicketLink });
    return linkSlot(number);
  }

  return {
    add,
    all: () => [...links.values()],
    areTooMany: () => links.size > maxCampaignLinks,
  };
}
