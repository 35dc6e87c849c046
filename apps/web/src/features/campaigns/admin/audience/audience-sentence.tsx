import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { audienceText } from "../audience-text.ts";
import { usePartyNames } from "./party-names.ts";

/** Says whom a campaign goes to, with the names of parties. */
export function AudienceSentence({ topic, segment }: CampaignAudience) {
  return audienceText({ topic, segment }, usePartyNames(segment.clickedTickets ?? []));
}
