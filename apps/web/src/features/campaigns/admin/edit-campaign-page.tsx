import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { campaignStateMessages } from "@before-ten/contracts/campaigns/send-messages";
import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { foundBy, trpc } from "../../../lib/api/trpc.ts";
import { whenText } from "./campaign-facts.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { campaignPageMessages as messages } from "./campaign-messages.ts";
import { CampaignStatusBadge } from "./campaign-status-badge.tsx";
import classes from "./campaigns.module.css";
import { MissingCampaign } from "./missing-campaign.tsx";
import { useCampaignActions } from "./use-campaign-actions.ts";

export function EditCampaignPage({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = trpc.campaigns.get.useQuery(
    { id },
    // Starts from what is stored now; later refetches must not disturb what is being typed.
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const read = useReadCampaign(id);
  if (error?.data?.code === "NOT_FOUND") return <MissingCampaign />;
  return (
    <Stack>
      <BackLink to="/admin/campaigns">Back to Campaigns</BackLink>
      <Title order={1}>Edit campaign</Title>
      {error !== null ? (
        <FailedList
          {...loadErrorNotice(error, { failed: messages.loadOneFailed })}
          onRetry={() => void refetch()}
        />
      ) : data === undefined || !isFetchedAfterMount ? (
        <LoadingRows label="Loading the campaign" rows={8} />
      ) : data.status === "draft" ? (
        <Paper withBorder p={{ base: "md", sm: "xl" }}>
          <CampaignForm campaign={data} read={read} />
        </Paper>
      ) : (
        <NoDraft campaign={data} />
      )}
    </Stack>
  );
}

/** For the form alone: a campaign that was deleted or is no draft any more leaves it as it is. */
function useReadCampaign(id: string): () => Promise<Campaign | undefined> {
  const { client } = trpc.useUtils();
  return () => foundBy(client.campaigns.get.query({ id }));
}

/** Replaces the form of a campaign that can't be changed now. */
function NoDraft({ campaign }: { campaign: Campaign }) {
  const { id, subject, status } = campaign;
  const actions = useCampaignActions();
  const isScheduled = status === "scheduled";
  return (
    <Alert
      color="dusk"
      variant="light"
      title={isScheduled ? `It goes out ${whenText(campaign)}` : subject}
      className={classes.explained}
    >
      <Stack gap="sm" align="start">
        <CampaignStatusBadge status={status} />
        <Text size="sm">
          {isScheduled
            ? campaignStateMessages.changeScheduled
            : campaignStateMessages.changeStarted}
        </Text>
        <Group gap="xs">
          <Button
            loading={actions.isBusy}
            onClick={() => actions.run(isScheduled ? "unschedule" : "duplicate", campaign)}
          >
            {isScheduled ? "Cancel schedule" : "Duplicate"}
          </Button>
          <ButtonLink to="/admin/campaigns/$id" params={{ id }} variant="default">
            View
          </ButtonLink>
        </Group>
      </Stack>
    </Alert>
  );
}
