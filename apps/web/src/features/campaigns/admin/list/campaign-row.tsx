import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";
import { Group, Progress, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { usePermitted } from "../../../../admin/shell/use-permitted.ts";
import { CampaignMenu } from "./campaign-menu.tsx";
import { topicLabels } from "../campaign-labels.ts";
import { CampaignStatusBadge } from "../campaign-status-badge.tsx";
import {
  countText,
  latestOf,
  noFigure,
  percentDone,
  sentText,
  shareText,
} from "../campaign-texts.ts";
import classes from "../campaigns.module.css";
import type { CampaignActions } from "../use-campaign-actions.ts";

interface CampaignRowProps {
  campaign: CampaignSummary;
  actions: CampaignActions;
}

export function CampaignRow({ campaign, actions }: CampaignRowProps) {
  const { id, subject, status, figures } = campaign;
  const latest = latestOf(campaign);
  const isPermitted = usePermitted();
  const isEdited = status === "draft" && isPermitted("campaigns:write");
  const hasStarted = campaign.startedAt !== null;
  const figureProps = { className: hasStarted ? classes.figure : classes.none };
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.subject}>
        <Link to="/admin/campaigns/$id" params={{ id }} className={classes.open}>
          {subject}
        </Link>
        <Text size="sm" c="dimmed">
          {topicLabels[campaign.topic]}
        </Text>
      </Table.Th>
      <Table.Td>
        <CampaignStatusBadge status={status} />
        <StatusDetail campaign={campaign} />
      </Table.Td>
      <Table.Td className={classes.latest}>
        {status !== "sent" && <span className={classes.what}>{latest.what} </span>}
        <time dateTime={latest.instant}>{latest.when}</time>
      </Table.Td>
      <Table.Td ta="end" data-label="Sent" {...figureProps}>
        {hasStarted ? sentText(figures) : noFigure}
      </Table.Td>
      <Table.Td ta="end" data-label="Clicked" {...figureProps}>
        {hasStarted ? shareText(figures.clicked, figures.sent) : noFigure}
      </Table.Td>
      <Table.Td ta="end" data-label="Unsubscribed" {...figureProps}>
        {hasStarted ? countText(figures.unsubscribed) : noFigure}
      </Table.Td>
      <Table.Td>
        <Group gap={6} justify="end" className={classes.buttons}>
          <ButtonLink
            to={isEdited ? "/admin/campaigns/edit/$id" : "/admin/campaigns/$id"}
            params={{ id }}
            variant="default"
            size="xs"
            aria-label={`${isEdited ? "Edit" : "View"}: ${subject}`}
          >
            {isEdited ? "Edit" : "View"}
          </ButtonLink>
          <CampaignMenu campaign={campaign} actions={actions} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The progress, or why it stands still. */
function StatusDetail({ campaign: { subject, status, pausedBy, figures } }: StatusDetailProps) {
  if (status === "sending") {
    return (
      <Progress
        value={percentDone(figures)}
        aria-label={`Sending ${subject}`}
        size="sm"
        className={classes.bar}
      />
    );
  }
  if (status !== "paused") return null;
  return (
    <Text size="sm" c="dimmed">
      {pausedBy === "errors" ? "Automatically, after errors" : "By an admin"}
    </Text>
  );
}

type StatusDetailProps = Pick<CampaignRowProps, "campaign">;
