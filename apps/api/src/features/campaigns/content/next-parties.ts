import { listNextEvents } from "@before-ten/db/queries/campaigns/campaign-content";
import type { NextParties } from "../../../deps.ts";
import { eventCard } from "./content-cards.ts";

/** Shows a reader the next parties as campaigns do, with links that don't count for a campaign. */
export const nextParties: NextParties = {
  async cards(db, { now, countries, limit, publicUrl, texts }) {
    const here = await listNextEvents(db, now, { countries, limit });
    const rows = here.length > 0 ? here : await listNextEvents(db, now, { countries: [], limit });
    const tools = { publicUrl, now, texts, links: { add: ({ url }: { url: string }) => url } };
    return rows.map((row) => eventCard(row, tools));
  },
};
