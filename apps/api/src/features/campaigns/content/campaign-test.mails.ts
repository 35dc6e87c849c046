import { campaignContentInput } from "@before-ten/contracts/campaigns/input";
import { z } from "zod";
import { senderAddressOf } from "../../../mail/layout/mail-body.ts";
import { defineMail } from "../../../mail/mail-kind.ts";
import { fillForAuthor } from "./fill-for-author.ts";
import { inspectCampaign } from "./write-campaign.ts";

/**
 * A test mail of a campaign, sent to the admin who writes it. The queue holds its content, because
 * the campaign may not be stored yet; it holds no recipient's data.
 */
export const campaignTest = defineMail({
  name: "campaign test",
  priority: "high",
  nature: "personal",
  data: z.object({ userId: z.uuid(), content: campaignContentInput }),
  async write(deps, { userId, content }) {
    const reader = await deps.accountOwners.findReader(deps.db, { userId });
    if (reader === undefined) return undefined;
    const texts = await deps.siteTexts.read();
    const { written, errors } = await inspectCampaign({ ...deps, texts }, content);
    // The blocks' events and posts may have changed since it was queued.
    if (errors.length > 0) return undefined;
    const { subject, html, text } = fillForAuthor(written, deps.site.publicUrl);
    const sender = { senderName: content.senderName, senderAddress: senderAddressOf(texts) };
    return { to: reader.to, ...sender, subject: `[Test] ${subject}`, html, text };
  },
});
