import type { SentMail } from "@before-ten/contracts/campaigns/sent-mail-output";
import { campaignSendMessages } from "@before-ten/contracts/campaigns/send-messages";
import { sentMailMessages } from "@before-ten/contracts/campaigns/sent-mail-messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findWrittenCampaign } from "@before-ten/db/queries/campaigns/campaign-sending";
import { findCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import type { Deps } from "../../../deps.ts";
import { fillForAuthor } from "./fill-for-author.ts";

/**
 * The mail as it was written when its campaign started, even if its events have changed since.
 * @throws AppError NOT_FOUND for no campaign, and for one that hasn't started
 */
export async function readSentMail(
  { db, site }: Pick<Deps, "db" | "site">,
  id: string,
): Promise<EveryKey<SentMail>> {
  const campaign = await findCampaign(db, id);
  if (campaign === undefined) throw new AppError("NOT_FOUND", campaignSendMessages.notFound);
  const written = await findWrittenCampaign(db, campaign.id);
  if (written === undefined) throw new AppError("NOT_FOUND", sentMailMessages.notWritten);
  const { subject, html, text } = fillForAuthor(written, site.publicUrl);
  return { subject, html, text };
}
