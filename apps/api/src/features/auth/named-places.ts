import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { type Reach, describeReach } from "@before-ten/contracts/auth/reach";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { invitedToTexts } from "@before-ten/contracts/site/texts/accounts/invited-to";
import type { Db } from "@before-ten/db/client";
import { listSeriesNames } from "@before-ten/db/queries/series/series";

/** The places of a role in words; undefined: everywhere. */
export async function placesOf(db: Db, reach: Reach | null): Promise<string | undefined> {
  if (reach === null) return undefined;
  const names = await listSeriesNames(db, reach.series);
  return describeReach(reach, {
    country: (code) => countryOf(code).name,
    series: (id) => names.get(id) ?? id,
  });
}

/** What an admin with the role is asked to do, and where. */
export function workOf(
  texts: TextReader,
  { adminRole, places }: { adminRole: AdminRole; places: string | undefined },
): string {
  const words = texts(invitedToTexts);
  const work = words[adminRole];
  return places === undefined ? work : words.within({ work, places });
}
