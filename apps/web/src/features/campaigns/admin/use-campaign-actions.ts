import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";
import { campaignSendMessages as messages } from "@before-ten/contracts/campaigns/send-messages";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { useSaveKey } from "../../../lib/api/idempotency-key.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { useUndoDeletion } from "../../../admin/undo/use-undo-deletion.ts";
import type { CampaignAction } from "./campaign-actions.ts";
import { campaignPageMessages as errors } from "./campaign-messages.ts";
import { useCampaignsChanged } from "./use-campaigns-changed.ts";

/** Actions that ask for confirmation. */
type FinalAction = Extract<CampaignAction, "stop" | "delete">;

export interface OpenQuestion {
  action: FinalAction;
  campaign: CampaignSummary;
}

/**
 * Runs admins' actions on campaigns, one at a time. `onDeleted` runs before anything is refetched.
 */
export function useCampaignActions({ onDeleted }: { onDeleted?: () => Promise<void> } = {}) {
  const navigate = useNavigate();
  const changed = useCampaignsChanged();
  const offerUndo = useUndoDeletion();
  const key = useSaveKey();
  const [question, setQuestion] = useState<OpenQuestion>();

  const telling = (done: string, failed: string) => ({
    async onSuccess() {
      notifySuccess(done);
      setQuestion(undefined);
      await changed();
    },
    onError: (error: FailedCall) => fail(error, failed),
  });

  async function fail(error: FailedCall, failed: string) {
    notifyError(errorSentence(error, { failed }));
    setQuestion(undefined);
    // Its status has changed meanwhile, or it was deleted.
    if (error.data) await changed();
  }

  const pause = trpc.campaigns.pause.useMutation(telling(messages.paused, errors.pauseFailed));
  const resume = trpc.campaigns.resume.useMutation(telling(messages.resumed, errors.resumeFailed));
  const unschedule = trpc.campaigns.cancel.useMutation(
    telling(messages.unscheduled, errors.cancelFailed),
  );
  const stop = trpc.campaigns.cancel.useMutation(telling(messages.cancelled, errors.cancelFailed));
  const remove = trpc.campaigns.delete.useMutation({
    async onSuccess(_, { id }) {
      offerUndo(messages.deleted, [id], "Campaign");
      setQuestion(undefined);
      await onDeleted?.();
      await changed();
    },
    onError: (error) => fail(error, errors.deleteFailed),
  });
  const duplicate = trpc.campaigns.duplicate.useMutation({
    trpc: { context: key.context },
    async onSuccess({ id }) {
      key.renew();
      notifySuccess(messages.duplicated);
      await navigate({ to: "/admin/campaigns/edit/$id", params: { id } });
      await changed();
    },
    onError: (error) => fail(error, errors.duplicateFailed),
  });

  const calls = { pause, resume, unschedule, stop, delete: remove, duplicate };
  const isBusy = Object.values(calls).some(({ isPending }) => isPending);

  function call(action: CampaignAction, { id }: CampaignSummary) {
    if (isBusy) return;
    if (action === "duplicate") key.prepare({ id });
    calls[action].mutate({ id });
  }

  return {
    question,
    isBusy,
    /** Whether this action is running for this campaign. */
    isRunning: (action: CampaignAction, { id }: CampaignSummary) =>
      calls[action].isPending && calls[action].variables.id === id,
    run(action: CampaignAction, campaign: CampaignSummary) {
      if (action === "stop" || action === "delete") setQuestion({ action, campaign });
      else call(action, campaign);
    },
    onConfirm: () => question && call(question.action, question.campaign),
    onClose: () => setQuestion(undefined),
  };
}

export type CampaignActions = ReturnType<typeof useCampaignActions>;
