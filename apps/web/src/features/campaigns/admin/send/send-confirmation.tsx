import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { campaignSendMessages } from "@before-ten/contracts/campaigns/send-messages";
import { missingSender } from "@before-ten/contracts/site/legal-sender";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { use, useEffect, useRef, useState } from "react";
import facts from "../../../../admin/list/facts.module.css";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../../lib/site-texts.tsx";
import { AudienceSentence } from "../audience/audience-sentence.tsx";
import { SettingsLink } from "../settings-link.tsx";
import { campaignPageMessages as messages } from "../campaign-messages.ts";
import { subscribersText } from "../campaign-texts.ts";
import { type SendValues, timeOf, timeText } from "./send-values.ts";
import { useCampaignsChanged } from "../use-campaigns-changed.ts";

interface SendConfirmationProps {
  campaign: Campaign;
  values: SendValues;
  onBack: () => void;
  onClose: () => void;
}

/** Shows how many get it, who, from whom and when, before anything is sent. */
export function SendConfirmation({ campaign, values, onBack, onClose }: SendConfirmationProps) {
  const { id, topic, segment } = campaign;
  const [error, setError] = useState<string>();
  const changed = useCampaignsChanged();
  const counted = trpc.campaignAudience.count.useQuery(
    { topic, segment },
    // Never cached, as it has to match who will get it.
    { staleTime: 0, gcTime: 0 },
  );
  // An owner may have just added it; this renews what `SiteTexts` has.
  trpc.site.changedTexts.useQuery(undefined, { staleTime: 0 });
  const missing = missingSender(use(SiteTexts));
  const time = timeOf(values);
  const isNow = values.at === "now";
  const send = trpc.campaigns.send.useMutation({
    async onSuccess() {
      notifySuccess(isNow ? campaignSendMessages.started : campaignSendMessages.scheduled);
      onClose();
      await changed();
    },
    onError: (refused) =>
      setError(errorSentence(refused, { failed: messages.sendFailed, retry: messages.sendLost })),
  });
  const count = counted.data?.count;
  return (
    <SendSummary
      campaign={campaign}
      when={time === undefined ? "" : timeText(time)}
      isNow={isNow}
      countsOpens={values.countsOpens}
      count={count}
      missing={missing}
      error={error ?? missing ?? countError(count, counted.isError)}
      isSending={send.isPending}
      onBack={onBack}
      onSend={() => {
        if (time === undefined || send.isPending) return;
        setError(undefined);
        send.mutate({ id, time, countsOpens: values.countsOpens });
      }}
      {...(counted.isError && { onCountAgain: () => void counted.refetch() })}
    />
  );
}

function countError(count: number | undefined, hasFailed: boolean): string | undefined {
  if (count === 0) return messages.nobodyFits;
  return hasFailed ? messages.countFailed : undefined;
}

interface SendSummaryProps {
  campaign: Pick<Campaign, "topic" | "segment" | "senderName" | "subject">;
  when: string;
  isNow: boolean;
  countsOpens: boolean;
  /** Undefined while unknown. */
  count: number | undefined;
  /** What Settings lack. */
  missing: string | undefined;
  error: string | undefined;
  isSending: boolean;
  onBack: () => void;
  onSend: () => void;
  onCountAgain?: () => void;
}

function SendSummary(props: SendSummaryProps) {
  const { campaign, when, isNow, countsOpens, count, missing, error, isSending } = props;
  const summary = useRef<HTMLElement>(null);
  // Takes the focus over from the button that was removed.
  useEffect(() => summary.current?.focus(), []);
  return (
    <Stack>
      <section ref={summary} aria-label="What is about to be sent" tabIndex={-1}>
        <dl className={facts.facts}>
          <dt>Goes to</dt>
          <dd>
            <strong>{count === undefined ? "…" : subscribersText(count)}</strong>
            <br />
            <AudienceSentence topic={campaign.topic} segment={campaign.segment} />
          </dd>
          <dt>From</dt>
          <dd>{campaign.senderName}</dd>
          <dt>Subject</dt>
          <dd>{campaign.subject}</dd>
          <dt>When</dt>
          <dd>{when}</dd>
          <dt>Tracked</dt>
          <dd>{countsOpens ? "Clicks, and opens (unreliable)" : "Clicks"}</dd>
        </dl>
      </section>
      <Text size="sm" c="dimmed">
        {isNow
          ? "Emails that have gone out can't be recalled. You can pause the campaign at any time."
          : "Recipients are counted again when it starts. You can cancel the schedule until then."}
      </Text>
      {error !== undefined && (
        <Alert color="red" role="alert">
          {error}
          {missing !== undefined && <SettingsLink />}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={props.onBack}>
          Back
        </Button>
        {props.onCountAgain ? (
          <Button onClick={props.onCountAgain}>Count again</Button>
        ) : (
          <Button
            loading={isSending}
            disabled={count === undefined || count === 0 || missing !== undefined}
            onClick={props.onSend}
          >
            {sendLabel(count, isNow)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function sendLabel(count: number | undefined, isNow: boolean): string {
  if (count === undefined) return "Counting...";
  return `${isNow ? "Send to" : "Schedule for"} ${subscribersText(count)}`;
}
