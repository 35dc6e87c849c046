import type {
  AdminSubscriber,
  AdminSubscriberWithHistory,
} from "@before-ten/contracts/newsletter/output";
import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ComponentType } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { capitalised } from "../../../lib/capitalised.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { EngagementText } from "./engagement-text.tsx";
import { countriesText, topicsText } from "./history-texts.ts";
import { PreferencesForm } from "./preferences-form.tsx";
import { StatusHistory } from "./status-history.tsx";
import { SubscriberStatusBadge } from "./subscriber-status-badge.tsx";
import { sourceOf } from "./subscriber-texts.ts";

interface SubscriberDrawerProps {
  /** Undefined while the drawer is closed. */
  subscriber: AdminSubscriber | undefined;
  onClose: () => void;
  /** Shows which admins changed it. */
  history: ComponentType<{ id: string }>;
}

export function SubscriberDrawer({ subscriber, onClose, history: History }: SubscriberDrawerProps) {
  return (
    <DetailsDrawer isOpen={subscriber !== undefined} title={subscriber?.email} onClose={onClose}>
      {subscriber !== undefined && (
        <>
          <LoadedSubscriber id={subscriber.id} />
          <History id={subscriber.id} />
        </>
      )}
    </DetailsDrawer>
  );
}

function LoadedSubscriber({ id }: { id: string }) {
  const { data, isPending, error, refetch } = trpc.newsletter.getSubscriber.useQuery(
    { id },
    // Always refetched, as other admins change subscribers too.
    { staleTime: 0 },
  );
  if (isPending) return <LoadingRows label="Loading the subscriber" rows={6} />;
  if (error !== null) {
    const notice = loadErrorNotice(error, { failed: "Failed to fetch the subscriber" });
    return <FailedList {...notice} onRetry={() => void refetch()} />;
  }
  return <Details subscriber={data} />;
}

function Details({ subscriber }: { subscriber: AdminSubscriberWithHistory }) {
  const { id, status, tags, consent, createdAt, preferences, consentHistory, pausedUntil } =
    subscriber;
  const { medium, campaign } = consent.utmParams;
  return (
    <Stack gap="lg">
      <dl className={facts.facts}>
        <dt>Status</dt>
        <dd>
          <SubscriberStatusBadge status={status} />
        </dd>
        <dt>Subscribed</dt>
        <dd>{momentOf(createdAt)}</dd>
        <dt>Emails sent</dt>
        <dd>{subscriber.totalEmailsSent.toLocaleString("en-AU")}</dd>
        <dt>Engagement</dt>
        <dd>
          <EngagementText subscriber={subscriber} isLong />
        </dd>
        <dt>Topics</dt>
        <dd>{capitalised(topicsText(subscriber.topics))}</dd>
        <dt>Countries</dt>
        <dd>{capitalised(countriesText(subscriber.countries))}</dd>
        {pausedUntil !== null && (
          <>
            <dt>Pause until</dt>
            <dd>{momentOf(pausedUntil)}</dd>
          </>
        )}
      </dl>
      <Stack component="section" gap="xs" aria-labelledby="consent-title">
        <Title order={2} size="h4" id="consent-title">
          Consent
        </Title>
        <dl className={facts.facts}>
          <dt>Given</dt>
          <dd>{momentOf(consent.at)}</dd>
          <dt>Wording</dt>
          <dd>{consent.wording}</dd>
          <dt>Source</dt>
          <dd>{[sourceOf(subscriber), medium, campaign].filter(Boolean).join(", ")}</dd>
        </dl>
      </Stack>
      <Stack component="section" gap="xs" aria-labelledby="tags-title">
        <Title order={2} size="h4" id="tags-title">
          Tags
        </Title>
        {tags.length === 0 ? (
          <Text c="dimmed">No tags</Text>
        ) : (
          <Group gap={6}>
            {tags.map((tag) => (
              <Badge key={tag} variant="default" tt="none" fw={500}>
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
      <PreferencesForm id={id} preferences={preferences} />
      <StatusHistory history={consentHistory} />
    </Stack>
  );
}
