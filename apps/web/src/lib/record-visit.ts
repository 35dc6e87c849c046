import type { AppRouter } from "@before-ten/api/app-router";
import type { inferRouterInputs } from "@trpc/server";
import { rememberedCampaign } from "./campaign.ts";
import { takenChannel } from "./channel.ts";

type Inputs = inferRouterInputs<AppRouter>;

/** Procedures that count visits, e.g. `events.recordView`. */
export type RecordingProcedure = {
  [Feature in keyof Inputs]: `${Feature}.${Extract<keyof Inputs[Feature], `record${string}`>}`;
}[keyof Inputs];

/**
 * Counts a visit, for an event with the visitor's channel and campaign. The request outlives the
 * page; a failure is ignored.
 */
export async function recordVisit(
  procedure: RecordingProcedure,
  visit: { id: string },
): Promise<void> {
  const isOfEvent = procedure.startsWith("events.");
  const input = isOfEvent
    ? { ...visit, campaign: rememberedCampaign().campaign, channel: await takenChannel() }
    : visit;
  await fetch(`/trpc/${procedure}`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);
}
