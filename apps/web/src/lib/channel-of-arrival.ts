import type { Channel } from "@before-ten/contracts/analytics/channel";
import { campaignUtmMedium, campaignUtmSource } from "@before-ten/contracts/campaigns/campaign-utm";

const searchEngines =
  /^(?:www\.)?google\.|(?:^|\.)(?:bing|duckduckgo|ecosia|qwant|startpage|baidu|yandex|kagi|search\.(?:yahoo|brave))\.|googlequicksearchbox$/;

const socialNetworks =
  /(?:^|\.)(?:facebook|instagram|threads|tiktok|youtube|linkedin|pinterest|reddit|snapchat|twitter|whatsapp)\.(?:com|net)$|^(?:t\.co|x\.com|lnkd\.in|youtu\.be|bsky\.app|com\.(?:facebook|instagram|linkedin|twitter)\..+)$/;

/**
 * The channel through which a visitor came, from the page's query and the referrer, which stays in
 * the browser. Parameters of the link take precedence over the referrer.
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
