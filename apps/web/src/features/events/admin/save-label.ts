import { type EventStatus, isLive } from "@before-ten/contracts/events/lifecycle";
import type { EventFormValues } from "./event-form-values.ts";

/** What saving the form does, as its button says it. */
export function saveLabel(
  { status, publishAt }: Pick<EventFormValues, "status" | "publishAt">,
  isNew: boolean,
): string {
  if (!isNew) return "Update event";
  if (isLive({ status })) return "Publish";
  if (status !== "draft") return "Create event";
  return publishAt === "" ? "Save as draft" : "Schedule";
}

/**
 * The status that a second button saves it with. Undefined: there is none, as for what is on the
 * site already, which nobody takes down by mistake.
 */
export function otherStatus(status: EventStatus, isNew: boolean): EventStatus | undefined {
  if (status === "draft") return "active";
  return isNew && isLive({ status }) ? "draft" : undefined;
}
