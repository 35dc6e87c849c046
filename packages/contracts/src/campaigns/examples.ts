import type { CampaignBlock } from "./blocks.ts";

/** For the API's document. */
export const newEventsExample: CampaignBlock[] = [
  { kind: "heading", text: "Four parties before Christmas" },
  { kind: "text", text: "The doors open at **four**, and you are home by half past ten." },
  { kind: "events", which: { by: "next", count: 4, country: "UK" } },
];
