import type {
  AdminSubscriber,
  AdminSubscriberWithHistory,
  HistoryEntry,
} from "@before-ten/contracts/newsletter/output";
import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ComponentType } from "react";
import { topicLabels } from "@before-ten/contracts/newsletter/choices-messages";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { momentOf, longDayOf } from "../../../admin/list/admin-dates.ts";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { capitalised } from "../../../lib/capitalised.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { EngagementText } from "./engagement-text.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { SubscriberStatusBadge } from "./subscriber-status-badge.tsx";
import { sourceOf, throughText } from "./subscriber-texts.ts";
import classes from "./subscriber-details.module.css";

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
    const notice = loadErrorNotice(error, { failed: "Failed to load the subscriber" });
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
          <dt>Through</dt>
          <dd>{throughText(consent)}</dd>
          <dt>Confirmed</dt>
          <dd>{consent.confirmedAt === null ? "No" : momentOf(consent.confirmedAt)}</dd>
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

/** All consents, choices and changes of status, latest first. */
function StatusHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="history-title">
      <Title order={2} size="h4" id="history-title">
        Consent and status
      </Title>
      {history.length === 0 ? (
        <Text c="dimmed">The status has never changed.</Text>
      ) : (
        <ol className={classes.history}>
          {history.map((entry, index) => {
            const { title, text } = historyTexts(entry);
            return (
              // Two changes may have the same timestamp, and the order is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Text fw={600} className={classes.change}>
                  {title}
                </Text>
                <Text size="sm">{text}</Text>
                <Text size="sm" c="dimmed">
                  {momentOf(entry.at)}, by {authorOf(entry)}
                </Text>
              </li>
            );
          })}
        </ol>
      )}
    </Stack>
  );
}

/**
 * The author of a change. If it wasn't an admin, it was the subscriber or, for a status, a mail
 * server that rejects their mail: the reason tells which.
 */
function authorOf({ kind, changedBy }: HistoryEntry): string {
  if (changedBy !== null) return changedBy.name;
  return kind === "status" ? "the system" : "the subscriber";
}

/** Title and text of a change for admins. */
function historyTexts(entry: HistoryEntry): { title: string; text: string } {
  switch (entry.kind) {
    case "consent":
      return {
        title: "consent",
        text: `“${entry.wording ?? ""}” Source: ${entry.source ?? "Direct"}. Through: ${throughText(entry)}.`,
      };
    case "status":
      return {
        title: entry.from === null ? (entry.to ?? "") : `${entry.from} to ${entry.to ?? ""}`,
        text: entry.reason ?? "",
      };
    case "choices":
      return { title: "choice", text: choicesText(entry) };
    case "pause":
      return entry.pausedUntil === null
        ? { title: "pause ended", text: "Gets campaigns again" }
        : { title: "pause", text: `Gets no campaign until ${longDayOf(entry.pausedUntil)}` };
    case "preferences":
      return { title: "preferences", text: preferencesText(entry.preferences ?? {}) };
  }
}

function choicesText({ topics, countries }: HistoryEntry): string {
  return [
    topics && `Topics: ${topicsText(topics)}.`,
    countries && `Countries: ${countriesText(countries)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** None means all of them. */
function topicsText(topics: readonly (keyof typeof topicLabels)[]): string {
  return topics.map((topic) => topicLabels[topic]).join(", ") || "all";
}

function countriesText(countries: readonly string[]): string {
  return countries.map((code) => countryOf(code).name).join(", ") || "all";
}

function preferencesText(preferences: Readonly<Record<string, boolean | string>>): string {
  return (
    Object.entries(preferences)
      .map(
        ([name, value]) => `${name}: ${typeof value === "string" ? value : value ? "on" : "off"}`,
      )
      .join(", ") || "None now"
  );
}
