import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { useClock } from "../../../lib/now.ts";
import { trpc } from "../../../lib/trpc.ts";
import { actionClass } from "../../../ui/action.ts";

interface GetTicketsProps {
  event: PublicEvent;
  label?: string;
  size?: "normal" | "large";
}

/**
 * The way to the ticket page, in a new tab; a disabled button from the moment the event ends.
 * An event whose stored link is no web address has neither.
 */
export function GetTickets({ event, label = "Get Tickets", size = "normal" }: GetTicketsProps) {
  const ended = useClock((now) => hasEnded(event, now));
  const recordClick = trpc.events.recordClick.useMutation();
  if (ended) {
    return (
      <button type="button" disabled className={actionClass("ended", size)}>
        Expired
      </button>
    );
  }
  if (event.redirectUrl === null) return null;
  const count = () => recordClick.mutate({ id: event.id });
  return (
    <a
      href={event.redirectUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={actionClass("gold", size)}
      aria-label={`${label}: ${event.eventName} (opens in a new tab)`}
      onClick={count}
      onAuxClick={count}
    >
      {label}
    </a>
  );
}
