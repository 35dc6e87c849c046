import { utmWords } from "../campaigns/campaign-utm.ts";

/** Limited, because an event's list has no pages. */
export const maxPromoterLinks = 100;

/** In characters. */
export const promoterNameLength = 60;

/** Path of short links, which end with their code. */
export const promoterLinkPath = "/t";

/** `utm_source` of visits that came through a promoter's link. */
export const promoterUtmSource = "promoter";

/** Without letters and digits that are mistaken for each other on paper. */
export const promoterCodeLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const promoterCodeLength = 10;

const codeAtEnd = new RegExp(`(?:^|\\.)([${promoterCodeLetters}]{${promoterCodeLength}})$`);

/** `maria.k4x9p2mh7q`: readable in the seller's statistics, and with the code for us. */
export function utmOfPromoter({ name, code }: { name: string; code: string }): string {
  const words = utmWords(name);
  return words === "" ? code : `${words}.${code}`;
}

/** The code in `utm_campaign`; undefined for other text. */
export function promoterCodeOfUtm(text: string): string | undefined {
  return codeAtEnd.exec(text)?.[1];
}
