import type { PublicEvent } from "@before-ten/contracts/events/output";
import { trpc } from "../../../../lib/api/trpc.ts";

/** The fields of a party that the dashboard has. */
export type DayEvent = Pick<
  PublicEvent,
  "id" | "eventName" | "startTime" | "endTime" | "dayNotice"
>;

/** How many asked to hear of changes; undefined until they are counted. */
export function useFollowers(id: string): number | undefined {
  return trpc.alerts.count.useQuery({ id }, { staleTime: 0 }).data?.changes;
}
