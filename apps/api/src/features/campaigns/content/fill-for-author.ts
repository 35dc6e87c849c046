import { type WrittenMail, fillCampaign } from "./fill-campaign.ts";
import type { WrittenCampaign } from "./write-campaign.ts";

/**
 * The mail of a reader without preferences, shown to its author: links go straight to their
 * targets, and nothing is counted.
 */
export function fillForAuthor(written: WrittenCampaign, publicUrl: string): WrittenMail {
  return fillCampaign(written, {
    link: (number) => written.links[number - 1]?.url ?? publicUrl,
    unsubscribeUrl: `${publicUrl}/unsubscribe`,
    preferencesUrl: `${publicUrl}/newsletter/preferences`,
    preferences: {},
  });
}
