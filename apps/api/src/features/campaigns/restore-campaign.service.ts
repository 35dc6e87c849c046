import { updateCampaignInput } from "@before-ten/contracts/campaigns/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { VersionKind } from "../../deps.ts";
import { updateCampaign } from "./campaigns.service.ts";

/** A campaign's version in the history. It is restored whole, and only while it is a draft. */
export const campaignVersions: VersionKind = {
  columns: ["topic", "subject", "preview_text", "sender_name", "blocks", "segment"],

  async restore(deps, { id, version }) {
    const input = updateCampaignInput.safeParse({
      id,
      topic: version["topic"],
      subject: version["subject"],
      previewText: version["preview_text"],
      senderName: version["sender_name"],
      blocks: version["blocks"],
      segment: version["segment"],
    });
    if (!input.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
    await updateCampaign(deps, input.data);
  },
};
