/** What mails, posts and adverts add to a link. */
const campaignParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igsh|igshid|mc_cid|mc_eid)(?:=|$)/;

/**
 * Path and query of the page that a link of a campaign leads to. Which campaign it was makes no other page: the server renders
 * this one, and the browser takes the rest out of its address before React compares the two.
 */
export function withoutCampaign(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return url;
  const parameters = url.slice(queryAt + 1).split("&");
  const kept = parameters.filter((parameter) => !campaignParameter.test(parameter));
  if (kept.length === parameters.length) return url;
  const path = url.slice(0, queryAt);
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}
