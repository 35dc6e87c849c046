import { type WrittenMail, fillCampaign } from "./fill-campaign.ts";
import type { WrittenCampaign } from "./write-campaign.ts";

/**
 * The mail of a reader without preferences, for the eyes of who writes it: its links lead straight
 * to where they lead, and nothing is counted.
 */
export function fillForNobody(written: WrittenCampaign, publicUrl: string): WrittenMail {
  return fillCampaign(written, {
    link: (number) => written.links[number - 1]?.url ?? publicUrl,
    unsubscribeUrl: `${publicUrl}/unsubscribe`,
    preferencesUrl: `${publicUrl}/newsletter/preferences`,
    preferences: {},
  });
}
