import { type UpdateEvent, updateEventInput } from "@before-ten/contracts/events/input";
import { AppError } from "@before-ten/contracts/shared/errors";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import type { Finding, FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";

/** Dates of the finding's event, as `YYYY-MM-DD`, and local times at the venue. */
interface Schedule {
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string | null;
  /** What the ticket page says. */
  found: FoundValues | null;
}

/**
 * The change to an event that takes a finding over, validated like the event form.
 * @throws AppError BAD_REQUEST for what a person has to decide, or what no event can have
 */
export function changeByFinding(id: string, finding: Finding, schedule: Schedule): UpdateEvent {
  const sent = finding.canTakeOver ? sentFor(finding, schedule) : undefined;
  const change = sent && updateEventInput.safeParse({ id, ...sent });
  if (change?.success !== true) {
    const message = change?.error.issues[0]?.message ?? messages.cantTakeOver;
    throw new AppError("BAD_REQUEST", message);
  }
  return change.data;
}

function sentFor(
  { field, found }: Finding,
  schedule: Schedule,
): Record<string, unknown> | undefined {
  const [first = "", second] = found.split(" ");
  switch (field) {
    case "name":
      return { eventName: found };
    case "date":
      return { startDate: first, startTime: second, ...endFor(schedule, first, second) };
    case "price":
      return { ticketPrice: { amount: second, currency: first } };
    case "availability":
      return { availability: found };
    case "link":
    case "disruption":
    case "orders":
      return undefined;
  }
}

interface End {
  endDate: string;
  /** Undefined: unchanged. */
  endTime?: string;
}

/**
 * The page's end, if it is later than the start. Otherwise the event keeps its duration and number
 * of days.
 */
function endFor(event: Schedule, day: string, time: string | undefined): End {
  const endDate = movedDay(event.end_date, daysBetween(event.start_date, day));
  if (time === undefined) return { endDate };
  const { endDate: foundDay = null, endTime: foundTime = null } = event.found ?? {};
  if (foundDay !== null && foundTime !== null && `${foundDay} ${foundTime}` > `${day} ${time}`) {
    // Such an end is after midnight, for an event of one day.
    const isNight = foundTime <= time && foundDay === movedDay(day, 1);
    return { endDate: isNight ? day : foundDay, endTime: foundTime };
  }
  const later = minutesOf(time) - minutesOf(event.start_time);
  if (later === 0) return { endDate };
  const endTime = event.end_time ?? defaultEndTime;
  return { endDate, endTime: clockTime(minutesOf(endTime) + later) };
}

const dayMs = 24 * 60 * 60_000;
const dayMinutes = 24 * 60;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Also `02:00` for two hours past midnight. */
function clockTime(minutes: number): string {
  const ofDay = (minutes + dayMinutes) % dayMinutes;
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
