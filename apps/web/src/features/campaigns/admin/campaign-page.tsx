import type { CampaignStatus } from "@before-ten/contracts/campaigns/rules";
import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { Alert, Button, Group, Stack, Text, Title, Modal } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { CampaignButtons } from "./campaign-buttons.tsx";
import { CampaignFacts } from "./campaign-facts.tsx";
import { campaignPageMessages as messages } from "./campaign-messages.ts";
import { CampaignProgress } from "./campaign-progress.tsx";
import { CampaignQuestion } from "./campaign-question.tsx";
import { CampaignsWait } from "./campaigns-wait.tsx";
import { CampaignStatusBadge } from "./campaign-status-badge.tsx";
import classes from "./campaigns.module.css";
import { contentOf } from "./editor/editor-values.ts";
import { MailPreview } from "./editor/mail-preview.tsx";
import { livePause } from "./live-pause.ts";
import { MissingCampaign } from "./missing-campaign.tsx";
import { CampaignReport } from "./report/campaign-report.tsx";
import { SentMail } from "./sent-mail.tsx";
import { useCampaignActions } from "./use-campaign-actions.ts";
import { useCampaignsChanged } from "./use-campaigns-changed.ts";
import { SendConfirmation } from "./send/send-confirmation.tsx";
import { SendTimeForm } from "./send/send-time-form.tsx";
import { type SendValues, newSendValues } from "./send/send-values.ts";

export function CampaignPage({ id }: { id: string }) {
  const { data, error, refetch } = trpc.campaigns.get.useQuery(
    { id },
    {
      staleTime: 0,
      // While it is being sent, the progress is polled instead.
      refetchInterval: ({ state }) =>
        state.data?.status === "scheduled" && livePause(state.data, new Date()),
    },
  );
  if (error?.data?.code === "NOT_FOUND") return <MissingCampaign />;
  return (
    <Stack gap="lg">
      <BackLink to="/admin/campaigns">Back to Campaigns</BackLink>
      {data === undefined ? (
        <>
          <Title order={1}>Campaign</Title>
          {error === null ? (
            <LoadingRows label="Loading the campaign" rows={8} />
          ) : (
            <FailedList
              {...loadErrorNotice(error, { failed: messages.loadOneFailed })}
              onRetry={() => void refetch()}
            />
          )}
        </>
      ) : (
        <LoadedCampaign campaign={data} />
      )}
    </Stack>
  );
}

const waiting: ReadonlySet<CampaignStatus> = new Set(["draft", "scheduled", "sending"]);

function LoadedCampaign({ campaign }: { campaign: Campaign }) {
  const { id, subject, status } = campaign;
  const navigate = useNavigate();
  const changed = useCampaignsChanged();
  const [isSending, setIsSending] = useState(false);
  const actions = useCampaignActions({ onDeleted: () => navigate({ to: "/admin/campaigns" }) });
  const isDraft = status === "draft";
  // The draft's page saves it, then leads here with `?do=send`.
  useQueryAction("send", () => setIsSending(true));
  return (
    <>
      <Group justify="space-between" align="start">
        <Stack gap={6} align="start">
          <Title order={1} className={classes.title}>
            {subject}
          </Title>
          <CampaignStatusBadge status={status} />
        </Stack>
        <Group gap="xs">
          {isDraft && (
            <>
              <Permitted to="campaigns:write">
                <Button onClick={() => setIsSending(true)}>Send...</Button>
              </Permitted>
              <ButtonLink to="/admin/campaigns/edit/$id" params={{ id }} variant="default">
                Edit
              </ButtonLink>
            </>
          )}
          <CampaignButtons campaign={campaign} actions={actions} />
        </Group>
      </Group>
      {waiting.has(status) && <CampaignsWait />}
      {isDraft && campaign.startError !== null && (
        <Alert color="red" title="It couldn't go out" className={classes.explained}>
          <Text size="sm">{campaign.startError}</Text>
        </Alert>
      )}
      {campaign.startedAt !== null && (
        <CampaignProgress
          id={id}
          timing={campaign.timing}
          status={status}
          onMoved={() => void changed()}
        />
      )}
      <CampaignFacts campaign={campaign} />
      {campaign.startedAt === null ? (
        <Stack component="section" gap="sm" aria-labelledby="campaign-mail">
          <Title order={2} size="h4" id="campaign-mail">
            The email, as it would go out now
          </Title>
          <MailPreview values={contentOf(campaign)} />
        </Stack>
      ) : (
        <>
          <CampaignReport id={id} />
          <SentMail id={id} />
        </>
      )}
      <SendDialog
        campaign={isSending && isDraft ? campaign : undefined}
        onClose={() => setIsSending(false)}
      />
      <CampaignQuestion actions={actions} />
    </>
  );
}

interface SendDialogProps {
  /** The stored draft; undefined while the dialog is closed. */
  campaign: Campaign | undefined;
  onClose: () => void;
}

/** Asks when to send a campaign, then for confirmation with all the details. */
export function SendDialog({ campaign, onClose }: SendDialogProps) {
  return (
    <Modal
      opened={campaign !== undefined}
      onClose={onClose}
      // A stray click must not discard what was chosen.
      closeOnClickOutside={false}
      size="lg"
      title={campaign && `Send ${campaign.subject}`}
    >
      {campaign !== undefined && <SendSteps campaign={campaign} onClose={onClose} />}
    </Modal>
  );
}

function SendSteps({ campaign, onClose }: SendDialogProps & { campaign: Campaign }) {
  const [values, setValues] = useState<SendValues>(newSendValues);
  const [isAsking, setIsAsking] = useState(false);
  return isAsking ? (
    <SendConfirmation
      campaign={campaign}
      values={values}
      onBack={() => setIsAsking(false)}
      onClose={onClose}
    />
  ) : (
    <SendTimeForm
      values={values}
      onChange={setValues}
      onContinue={() => setIsAsking(true)}
      onClose={onClose}
    />
  );
}
