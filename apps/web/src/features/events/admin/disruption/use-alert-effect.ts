import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { trpc } from "../../../../lib/api/trpc.ts";
import { alertEffect, newsOnceSaid } from "./receipt-lines.ts";

/** Says how many mails an announcement would send now. */
export function useAlertEffect(
  event: PublicEvent,
  said: { kind: DisruptionKind; endDate: string },
): string {
  const { data, error } = trpc.alerts.count.useQuery({ id: event.id }, { staleTime: 0 });
  if (data !== undefined) return alertEffect(data, newsOnceSaid(event, said, new Date()));
  return error === null ? "Counting who's waiting for places or tickets…" : messages.countFailed;
}
