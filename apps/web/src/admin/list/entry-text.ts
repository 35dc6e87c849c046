import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import type { CalendarKind } from "@before-ten/contracts/calendar/rules";
import { disruptionLabel } from "@before-ten/contracts/events/state-messages";
import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { capitalised } from "../../lib/capitalised.ts";
import { scheduledMoment } from "./scheduled-moment.ts";

const kindLabels: Record<CalendarKind, string> = {
  event: "",
  "event-publication": "Publish",
  "event-take-down": "Take down",
  "post-publication": "Publish",
  "post-take-down": "Take down",
  "page-publication": "Publish",
  "page-take-down": "Take down",
  campaign: "Campaign",
};

/** Label shown beside an entry's title; empty for an event that takes place. */
export function entryLabel({
  kind,
  status,
  disruption,
  changes,
}: Pick<CalendarEntry, "kind" | "status" | "disruption" | "changes">): string {
  if (kind !== "event") return kindLabels[kind];
  if (disruption !== null) return disruptionLabel({ kind: disruption, changes });
  return status === "draft" || status === "completed" ? capitalised(status) : "";
}

/** When the entry is due, in the time zone it is scheduled in. */
export function entryMoment({ at, timeZone, day, time }: CalendarEntry): string {
  if (at !== null && timeZone !== null) return scheduledMoment(at, timeZone);
  return `${longDate(day)}, ${clockTime(time)} where each subscriber lives`;
}
