/** In characters of a campaign parameter. */
export const maxUtmLength = 200;

/** Parameters that mails, posts and adverts add to a link. */
const campaignParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igsh|igshid|mc_cid|mc_eid)(?:=|$)/;

/**
 * A page's path and query without campaign parameters. The server renders the page without them,
 * and the browser removes them from its address before React compares the two.
 */
export function withoutCampaign(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return url;
  const parameters = url.slice(queryAt + 1).split("&");
  const remaining = parameters.filter((parameter) => !campaignParameter.test(parameter));
  if (remaining.length === parameters.length) return url;
  const path = url.slice(0, queryAt);
  return remaining.length === 0 ? path : `${path}?${remaining.join("&")}`;
}

/** `utm_source` of ticket links on our own pages, until staff's link names another. */
export const siteUtmSource = "website";

type Utm = Partial<Record<"source" | "medium" | "campaign", string | undefined>>;

/**
 * An address with campaign parameters, so that a ticket seller can tell where a sale came from.
 * Those it already has win, and the rest of it stays letter for letter, as it may be signed.
 */
export function withUtm(url: string, utm: Utm): string {
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const added = Object.entries(utm).flatMap(([name, value]) =>
    value && !query.match(new RegExp(`[?&]utm_${name}=`))
      ? [`utm_${name}=${encodeURIComponent(value)}`]
      : [],
  );
  if (added.length === 0) return url;
  const separator = query === "" ? "?" : query === "?" ? "" : "&";
  return page + query + separator + added.join("&") + fragment;
}
