import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { DemoMail, WriteDemoMail } from "../campaigns/campaign-rows.ts";

type Link = Omit<DemoMail["links"][number], "number">;

const nothing = { eventId: null, postId: null, isTicketLink: false };

/** A mail of links alone, where the product's writer isn't what is tested. */
export function plainMailsAt(publicUrl: string): WriteDemoMail {
  return async (_trx, { subject, blocks }) => ({
    html: `<h1>${subject}</h1>`,
    text: subject,
    links: blocks
      .flatMap((block) => linksOf(block, publicUrl))
      .map((link, index) => ({ ...link, number: index + 1 })),
  });
}

function linksOf(block: CampaignBlock, publicUrl: string): Link[] {
  if (block.kind === "button") return [{ ...nothing, url: block.url }];
  if ((block.kind !== "events" && block.kind !== "posts") || block.which.by !== "choice") return [];
  return block.which.ids.map((id) =>
    block.kind === "events"
      ? { ...nothing, eventId: id, url: `${publicUrl}/events/${id}` }
      : { ...nothing, postId: id, url: `${publicUrl}/blog/${id}` },
  );
}
