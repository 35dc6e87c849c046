import { type EventStatus, isLive } from "@before-ten/contracts/events/lifecycle";
import type { EventFormValues } from "./event-form-values.ts";

/** Label of the button that saves the form. */
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
 * The status that a second button saves with. Undefined for a published event, which a stray click
 * must not take down.
 */
export function otherStatus(status: EventStatus, isNew: boolean): EventStatus | undefined {
  if (status === "draft") return "active";
  return isNew && isLive({ status }) ? "draft" : undefined;
}
