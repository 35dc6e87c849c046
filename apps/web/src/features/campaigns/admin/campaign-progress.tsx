import type { CampaignProgress as Progressed } from "@before-ten/contracts/campaigns/output";
import { Alert, Progress, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { SummaryTiles } from "../../../admin/list/tiles/summary-tiles.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { campaignStatusLabels } from "./campaign-labels.ts";
import { countText, percentDone, sentText } from "./campaign-texts.ts";
import classes from "./campaigns.module.css";
import { type CampaignTiming, progressLine, progressNotice } from "./progress-texts.ts";

interface CampaignProgressProps {
  id: string;
  timing: CampaignTiming;
  /** The status when the page was loaded. */
  status: Progressed["status"];
  /** Called when the status has changed since. */
  onMoved: () => void;
}

/** How often the figures are polled while emails go out, in ms. */
const livePauseMs = 1_500;

/** Progress of sending, polled until it is over. */
export function CampaignProgress({ id, timing, status, onMoved }: CampaignProgressProps) {
  const { data, error, refetch } = trpc.campaigns.progress.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.status === "sending" && livePauseMs,
    },
  );
  const moved = useEffectEvent(onMoved);
  const current = data?.status;
  useEffect(() => {
    if (current !== undefined && current !== status) moved();
  }, [current, status]);

  if (data === undefined) {
    return error === null ? (
      <LoadingRows label="Loading the progress" rows={1} rowHeight="9rem" />
    ) : (
      <FailedList
        {...loadErrorNotice(error, { failed: "Failed to load the progress" })}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ProgressPanel progress={data} timing={timing} isOld={error !== null} />;
}

interface ProgressPanelProps {
  progress: Progressed;
  timing: CampaignTiming;
  /** True if the latest request failed. */
  isOld: boolean;
}

export function ProgressPanel({ progress, timing, isOld }: ProgressPanelProps) {
  const { status, figures } = progress;
  const notice = progressNotice(progress);
  return (
    <Stack component="section" gap="sm" aria-labelledby="progress-title">
      <Title order={2} size="h4" id="progress-title">
        Sending
      </Title>
      {/* The live region holds the status alone: screen readers would announce changing figures
          without end. */}
      <VisuallyHidden role="status">{campaignStatusLabels[status]}</VisuallyHidden>
      {notice && (
        <Alert
          color={notice.tone === "warning" ? "red" : "dusk"}
          variant="light"
          title={notice.title}
          className={classes.explained}
        >
          {notice.text}
        </Alert>
      )}
      <div>
        <Progress value={percentDone(figures)} aria-label="Sent, failed and left out" size="lg" />
        <Text size="sm" c="dimmed" className={classes.line}>
          {isOld
            ? "No connection: these figures may be out of date. They refresh automatically."
            : progressLine(progress, timing)}
        </Text>
      </div>
      <SummaryTiles>
        <FigureTile label="Sent" value={sentText(figures)} />
        <FigureTile label="Waiting" value={countText(figures.waiting)} />
        <FigureTile label="Failed" value={countText(figures.failed)} />
        <FigureTile label="Left out" value={countText(figures.skipped)} />
      </SummaryTiles>
      {figures.skipped > 0 && (
        <Text size="sm" c="dimmed">
          Left out: people who unsubscribed before their turn came.
        </Text>
      )}
    </Stack>
  );
}
