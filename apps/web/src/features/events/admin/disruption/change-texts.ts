import type { CampaignContent } from "@before-ten/contracts/campaigns/input";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionSentence } from "@before-ten/contracts/events/state-messages";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";

/** How many parties a prepared campaign offers besides. */
const nextParties = 3;

/** A draft that tells subscribers what happened to an event. */
export function changeCampaign(event: PublicEvent, senderName: string): CampaignContent {
  const { eventName, disruption, country } = event;
  const sentence = disruption === null ? "" : disruptionSentence(disruption);
  return {
    subject: `${eventName}: ${sentence}`,
    previewText: disruption?.reason ?? "",
    senderName,
    blocks: [
      { kind: "heading", text: `${eventName}: ${sentence}` },
      { kind: "text", text: [disruption?.reason, factsOf(event)].filter(Boolean).join("\n\n") },
      ...(isCalledOff(disruption)
        ? []
        : [{ kind: "events" as const, which: { by: "choice" as const, ids: [event.id] } }]),
      { kind: "heading", text: "The next parties" },
      { kind: "events", which: { by: "next", count: nextParties, country } },
    ],
  };
}

/** A text that a ticket seller can send to those who bought tickets. */
export function sellerText(event: PublicEvent, url: string): string {
  const { eventName, disruption } = event;
  const sentence = disruption === null ? "" : disruptionSentence(disruption);
  return [`${eventName}: ${sentence}`, disruption?.reason, factsOf(event), url]
    .filter(Boolean)
    .join("\n\n");
}

/** When and where it takes place now; empty if it doesn't. */
function factsOf(event: PublicEvent): string {
  if (isCalledOff(event.disruption)) return "";
  const { location, timeZoneAbbreviation } = event;
  return `It now takes place on ${partyDays(event)}, ${timeRange(event)} ${timeZoneAbbreviation}, at ${location.formatted}.`;
}
