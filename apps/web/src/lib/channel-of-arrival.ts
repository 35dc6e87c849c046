import type { Channel } from "@before-ten/contracts/analytics/channel";
import { campaignUtmMedium, campaignUtmSource } from "@before-ten/contracts/campaigns/campaign-utm";

const searchEngines =
  /^(?:www\.)?google\.|(?:^|\.)(?:bing|duckduckgo|ecosia|qwant|startpage|baidu|yandex|kagi|search\.(?:yahoo|brave))\.|googlequicksearchbox$/;

const socialNetworks =
  /(?:^|\.)(?:facebook|instagram|threads|tiktok|youtube|linkedin|pinterest|reddit|snapchat|twitter|whatsapp)\.(?:com|net)$|^(?:t\.co|x\.com|lnkd\.in|youtu\.be|bsky\.app|com\.(?:facebook|instagram|linkedin|twitter)\..+)$/;

/**
 * By what somebody came who opened a page with this query from a page with this address, which goes
 * no further than the browser. What a link says of itself goes before where it stood.
 */
export function channelOfArrival(search: string, referrer: string): Channel {
  const query = new URLSearchParams(search);
  const source = query.get("utm_source")?.trim().toLowerCase();
  const medium = query.get("utm_medium")?.trim().toLowerCase();
  if (source === campaignUtmSource || medium === campaignUtmMedium) return "newsletter";
  if (source) return "campaign";
  const [, host] = /^[a-z-]+:\/\/([^/:?#]+)/.exec(referrer.toLowerCase()) ?? [];
  if (host === undefined) return "direct";
  if (searchEngines.test(host)) return "search";
  return socialNetworks.test(host) ? "social" : "referral";
}
