import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { trpc } from "../../../lib/trpc.ts";
import { alertEffect } from "./receipt-lines.ts";

/** A sentence on whom saying so tells by mail, counted now. */
export function useAlertEffect(id: string, kind: DisruptionKind): string {
  const { data, error } = trpc.alerts.count.useQuery({ id }, { staleTime: 0 });
  if (data !== undefined) return alertEffect(data, kind);
  return error === null ? "Counting who waits for its places or tickets…" : messages.countFailed;
}
