/**
 * Marks visits that came through a campaign's mail: readable in statistics, and with the campaign's
 * id for us.
 */

export const campaignUtmSource = "newsletter";
export const campaignUtmMedium = "email";

/** In characters. */
const maxWords = 60;
const idAtEnd = /(?:^|\.)([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/** Text as it is readable in a parameter: `four-parties-before-christmas` */
export function utmWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, maxWords)
    .replaceAll(/^-+|-+$/g, "");
}

/** `four-parties-before-christmas.0193a0b05a3c7c1e9a550d3f2b6c7e11` */
export function utmOfCampaign({ id, subject }: { id: string; subject: string }): string {
  const words = utmWords(subject);
  const hex = id.replaceAll("-", "");
  return words === "" ? hex : `${words}.${hex}`;
}

/** The campaign's id in `utm_campaign`; undefined for other text. */
export function campaignOfUtm(text: string): string | undefined {
  const [, ...parts] = idAtEnd.exec(text) ?? [];
  return parts.length === 0 ? undefined : parts.join("-");
}
