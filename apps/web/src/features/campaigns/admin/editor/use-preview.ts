import type { CampaignPreview } from "@before-ten/contracts/campaigns/content-output";
import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import { campaignContentInput } from "@before-ten/contracts/campaigns/input";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { type EditorContent, shownContent } from "./editor-values.ts";

const typingPauseMs = 500;

/**
 * The mail as the server renders it, a moment after the last change; until then the previous one.
 */
export function usePreview(values: EditorContent) {
  const [preview, setPreview] = useState<CampaignPreview>();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = trpc.campaignContent.preview.useMutation();
  // As text, so that equal contents don't trigger a new request.
  const [text] = useDebouncedValue(JSON.stringify(shownContent(values) ?? null), typingPauseMs);

  useEffect(() => {
    const { data } = campaignContentInput.safeParse(JSON.parse(text));
    if (data === undefined) return;
    mutate(data, {
      onSuccess(written) {
        setPreview(written);
        setError(undefined);
      },
      onError: (failed) => setError(errorSentence(failed, { failed: messages.previewFailed })),
    });
  }, [text, mutate]);

  return { preview, error, isPending };
}
