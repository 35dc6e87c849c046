import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";

/** A link to an event for one promoter or place, and the visits that came through it. */
export const promoterLinkOutput = z.object({
  id: idOutput,
  name: text("Maria", "Promoter, or place of a poster"),
  url: text("https://club.example/t/k4x9p2mh7q", "For posts and QR codes"),
  views: count(120, "Of the event's page, by visitors who came through the link"),
  clicks: count(14, "On the event's ticket links, by the same visitors"),
  tickets: count(9, "Sold through the link and not refunded, as ticket sellers report"),
  createdAt: instant("2026-12-01T09:00:00.000Z"),
});

export type PromoterLink = z.infer<typeof promoterLinkOutput>;
