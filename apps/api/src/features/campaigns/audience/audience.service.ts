import { authMessages } from "@before-ten/contracts/auth/messages";
import type { SegmentChoices } from "@before-ten/contracts/campaigns/audience-output";
import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { maxSegmentChoices } from "@before-ten/contracts/campaigns/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { countSegment, isSegmentInReach } from "@before-ten/db/queries/campaigns/segment";
import {
  listCities,
  listPersonalFields,
  listPreferenceValues,
  listSources,
  listTags,
  listTicketParties,
} from "@before-ten/db/queries/campaigns/segment-choices";
import type { Deps } from "../../../deps.ts";

/** How many people would get a campaign if it were sent now. */
export async function countAudience(
  { db, clock }: Pick<Deps, "db" | "clock">,
  audience: CampaignAudience,
): Promise<{ count: number }> {
  if (!(await isSegmentInReach(db, audience.segment))) {
    throw new AppError("FORBIDDEN", authMessages.outOfReach);
  }
  return { count: await countSegment(db, audience, clock.now()) };
}

/** What a segment can filter by: values of active subscribers, and parties of campaigns. */
export async function listSegmentChoices(
  { db }: Pick<Deps, "db">,
  { search = "" }: { search?: string | undefined },
): Promise<SegmentChoices> {
  const wanted = { search, limit: maxSegmentChoices };
  const parties = await listTicketParties(db, wanted);
  return {
    sources: await listSources(db, wanted),
    tags: await listTags(db, wanted),
    preferences: await listPreferenceValues(db, wanted),
    personalFields: await listPersonalFields(db, wanted),
    cities: await listCities(db, wanted),
    parties: parties.map(({ id, name, start_date: day }) => ({
      id,
      name,
      startDate: `${day}T00:00:00.000Z`,
    })),
  };
}
