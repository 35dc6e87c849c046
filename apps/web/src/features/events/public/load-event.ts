import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { orNotFound } from "../../../lib/or-not-found.ts";
import { settle } from "../../../lib/settle.ts";

interface Query<Answer> {
  get: { query: (input: { id: string }) => Promise<Answer> };
}

interface EventApi {
  events: Query<PublicEvent>;
  series: Query<PublicSeries>;
}

/** An event with the dates to come of its series. A party's page doesn't depend on its others. */
export async function loadEvent(
  api: EventApi,
  { id }: { id: string },
): Promise<{ event: PublicEvent; dates: PublicEvent[] | undefined }> {
  const event = await orNotFound(api.events.get.query({ id }));
  const series = event.series && (await settle(api.series.get.query({ id: event.series.id })));
  return { event, dates: series?.data?.upcoming };
}
