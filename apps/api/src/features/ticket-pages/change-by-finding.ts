import { type UpdateEvent, updateEventInput } from "@before-ten/contracts/events/write-input";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Finding } from "@before-ten/contracts/ticket-pages/output";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";

/** The days of the event whose finding it is, `YYYY-MM-DD`. */
interface Days {
  start_date: string;
  end_date: string;
}

/**
 * What changes in an event that takes a finding over, held to the same schema as the event's form.
 * @throws AppError BAD_REQUEST for what only a person can say, or what no event can have
 */
export function changeByFinding(id: string, finding: Finding, days: Days): UpdateEvent {
  const sent = finding.canTakeOver ? sentFor(finding, days) : undefined;
  const change = sent && updateEventInput.safeParse({ id, ...sent });
  if (change?.success !== true) {
    const message = change?.error.issues[0]?.message ?? messages.cantTakeOver;
    throw new AppError("BAD_REQUEST", message);
  }
  return change.data;
}

function sentFor({ field, found }: Finding, days: Days): Record<string, unknown> | undefined {
  const [first = "", second] = found.split(" ");
  switch (field) {
    case "name":
      return { eventName: found };
    case "date":
      return { startDate: first, endDate: movedEnd(days, first), startTime: second };
    case "price":
      return { ticketPrice: { amount: second, currency: first } };
    case "availability":
      return { availability: found };
    case "link":
    case "disruption":
      return undefined;
  }
}

/** An event of several days has as many of them afterwards. */
function movedEnd({ start_date: start, end_date: end }: Days, movedStart: string): string {
  const length = Date.parse(end) - Date.parse(start);
  return new Date(Date.parse(movedStart) + length).toISOString().slice(0, 10);
}
