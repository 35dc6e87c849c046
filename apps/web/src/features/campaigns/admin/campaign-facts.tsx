import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { Stack, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import facts from "../../../admin/list/facts.module.css";
import { AudienceSentence } from "./audience/audience-sentence.tsx";
import { localTimeText, longMoment } from "./send/send-values.ts";

/** Audience, sender and dates of a campaign, shown before its figures. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { createdBy, previewText, startedAt, finishedAt } = campaign;
  return (
    <Stack component="section" gap="sm" aria-labelledby="campaign-facts">
      <Title order={2} size="h4" id="campaign-facts">
        Details
      </Title>
      <dl className={facts.facts}>
        <dt>From</dt>
        <dd>{campaign.senderName}</dd>
        {previewText !== "" && (
          <>
            <dt>Preview text</dt>
            <dd>{previewText}</dd>
          </>
        )}
        <dt>Goes to</dt>
        <dd>
          <AudienceSentence topic={campaign.topic} segment={campaign.segment} />
        </dd>
        <dt>When</dt>
        <dd>{whenText(campaign)}</dd>
        {startedAt !== null && (
          <>
            <dt>Started</dt>
            <dd>{momentOf(startedAt)}</dd>
          </>
        )}
        {finishedAt !== null && (
          <>
            <dt>Finished</dt>
            <dd>{momentOf(finishedAt)}</dd>
          </>
        )}
        <dt>Tracked</dt>
        <dd>{campaign.countsOpens ? "Clicks, and opens (unreliable)" : "Clicks"}</dd>
        <dt>Written by</dt>
        <dd>
          {createdBy === null ? "Someone" : createdBy.name}, {momentOf(campaign.createdAt)}
        </dd>
      </dl>
    </Stack>
  );
}

export function whenText({
  status,
  timing,
  localTime,
  localCountry,
  scheduledAt,
}: Pick<Campaign, "status" | "timing" | "localTime" | "localCountry" | "scheduledAt">): string {
  if (status === "draft") return "Not scheduled";
  if (timing === "local" && localTime !== null && localCountry !== null) {
    return localTimeText(localTime, localCountry);
  }
  return scheduledAt === null ? "Immediately" : `${longMoment(scheduledAt)}, your time`;
}
