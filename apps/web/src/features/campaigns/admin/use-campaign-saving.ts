import type { CreateCampaign } from "@before-ten/contracts/campaigns/input";
import { campaignSendMessages } from "@before-ten/contracts/campaigns/send-messages";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { type CampaignBase, changedCampaign } from "./campaign-form-values.ts";
import { campaignPageMessages } from "./campaign-messages.ts";
import { useCampaignsChanged } from "./use-campaigns-changed.ts";

interface CampaignSaving extends SavingEnds {
  /** Undefined for a new campaign. */
  base: CampaignBase | undefined;
}

/** What follows saving: the list, or the dialog that sends it. */
export type AfterSaving = "list" | "send";

const { saved } = campaignSendMessages;
const { saveFailed, saveFailedRetry } = campaignPageMessages;
const messages = {
  created: saved,
  createFailed: saveFailed,
  createFailedRetry: saveFailedRetry,
  updated: saved,
  updateFailed: saveFailed,
  updateFailedRetry: saveFailedRetry,
};

/** Creates or changes a campaign once and leaves its form. */
export function useCampaignSaving({ base, ...ends }: CampaignSaving) {
  const navigate = useNavigate();
  const changed = useCampaignsChanged();
  const after = useRef<AfterSaving>("list");
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/campaigns",
    leaveTo: (campaign) =>
      after.current === "list"
        ? navigate({ to: "/admin/campaigns" })
        : navigate({ href: `/admin/campaigns/${campaign.id}?do=send` }),
    changed,
    ...ends,
  });
  const create = trpc.campaigns.create.useMutation(creating);
  const update = trpc.campaigns.update.useMutation(updating);
  return {
    isSaving: create.isPending || update.isPending,
    isDone,
    save(values: CreateCampaign, next: AfterSaving) {
      after.current = next;
      once(values, (input) => {
        if (base === undefined) create.mutate(input);
        else update.mutate(changedCampaign(input, base));
      });
    },
  };
}
