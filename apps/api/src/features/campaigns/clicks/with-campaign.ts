import {
  campaignUtmMedium,
  campaignUtmSource,
  utmOfCampaign,
} from "@before-ten/contracts/campaigns/campaign-utm";

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
