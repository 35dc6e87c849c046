import { listNextEvents } from "@before-ten/db/queries/campaigns/campaign-content";
import type { NextParties } from "../../../deps.ts";
import { eventCard } from "./content-cards.ts";

/**
 * Shows the next parties to one reader as campaigns show them, with links that count for no
 * campaign.
 */
export const nextParties: NextParties = {
  async cards(db, { now, countries, limit, publicUrl }) {
    const here = await listNextEvents(db, now, { countries, limit });
    const rows = here.length > 0 ? here : await listNextEvents(db, now, { countries: [], limit });
    return rows.map((row) => eventCard(row, { publicUrl, now, links: { add: ({ url }) => url } }));
  },
};
