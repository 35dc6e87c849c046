import { plainDate } from "@before-ten/contracts/events/time-text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../../lib/api/trpc.ts";

/** With its day, because the parties of a series have one name. */
export function partyLabel({ name, startDate }: { name: string; startDate: string }): string {
  return `${name} (${plainDate(startDate)})`;
}

/** Loads the names of parties, of any status. Undefined: not loaded, or deleted. */
export function usePartyNames(ids: readonly string[]): (id: string) => string | undefined {
  const { data = [] } = trpc.campaignContent.listEvents.useQuery(
    { ids: [...ids] },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const names = new Map(data.map((party) => [party.id, partyLabel(party)]));
  return (id) => names.get(id);
}
