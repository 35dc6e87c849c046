import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { trpc } from "../../../../lib/api/trpc.ts";

/** All venues, by name, for a field that chooses one. */
export function useVenues() {
  return trpc.venues.listForAdmin.useQuery({ limit: maxListLimit }).data?.items ?? [];
}

/** Undefined until it is loaded, and without one. */
export function useChosenVenue({ venueId }: { venueId: string }): AdminVenue | undefined {
  return trpc.venues.getForAdmin.useQuery({ id: venueId }, { enabled: venueId !== "" }).data;
}
