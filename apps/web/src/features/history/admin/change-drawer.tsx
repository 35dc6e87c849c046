import { kindLabel, originLabels } from "@before-ten/contracts/history/labels";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { Stack, Text, Title, Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { entityText, whoDidText } from "./change-texts.ts";
import { Difference } from "./difference.tsx";

const pages = {
  event: "/admin/events/edit/$id",
  album: "/admin/events/album/$id",
  post: "/admin/blogs/edit/$id",
  page: "/admin/pages/edit/$id",
  venue: "/admin/venues/edit/$id",
  campaign: "/admin/campaigns/$id",
} as const;

interface EntityLinkProps {
  change: Pick<HistoryChange, "entity" | "action">;
}

/** The entity's title, linked if it has a page that the admin may open. */
function EntityLink({ change: { entity, action } }: EntityLinkProps) {
  const text = entityText(entity);
  const { kind, id } = entity;
  const mayBeThere = action !== "deleted" && action !== "purged";
  if (!mayBeThere || !hasPage(kind)) return text;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to={pages[kind]} params={{ id }} />} size="sm">
      {text}
    </Anchor>
  );
}

function hasPage(kind: string): kind is keyof typeof pages {
  return Object.hasOwn(pages, kind);
}

interface ChangeDrawerProps {
  /** Undefined while the drawer is closed. */
  change: HistoryChange | undefined;
  onClose: () => void;
}

/** A change with complete values, which the list truncates. */
export function ChangeDrawer({ change, onClose }: ChangeDrawerProps) {
  return (
    <DetailsDrawer
      isOpen={change !== undefined}
      title={change && entityText(change.entity)}
      onClose={onClose}
    >
      {change !== undefined && <Details change={change} />}
    </DetailsDrawer>
  );
}

function Details({ change }: { change: HistoryChange }) {
  const isCut = change.changes.some((field) => field.isCut);
  const whole = trpc.history.get.useQuery({ id: change.id }, { enabled: isCut });
  const changes = isCut ? whole.data?.changes : change.changes;
  return (
    <Stack gap="lg">
      <dl className={facts.facts}>
        <dt>What happened</dt>
        <dd>{whoDidText(change)}</dd>
        <dt>When</dt>
        <dd>{momentOf(change.at)}</dd>
        <dt>Source</dt>
        <dd>
          {originLabels[change.via]}
          {change.client !== null && `, network ${change.client}`}
        </dd>
        <dt>What</dt>
        <dd>
          {kindLabel(change.entity.kind)}: <EntityLink change={change} />
        </dd>
      </dl>
      <Stack component="section" gap="sm" aria-labelledby="change-difference">
        <Title order={2} size="h4" id="change-difference">
          {change.action === "changed" ? "What changed" : "Contents"}
        </Title>
        {whole.error !== null ? (
          <FailedList
            {...loadErrorNotice(whole.error, { failed: messages.loadFailed })}
            onRetry={() => void whole.refetch()}
          />
        ) : changes === undefined ? (
          <LoadingRows label="Loading the change" rows={4} />
        ) : changes.length === 0 ? (
          <Text size="sm" c="dimmed">
            No field differs.
          </Text>
        ) : (
          <Difference changes={changes} />
        )}
      </Stack>
    </Stack>
  );
}
