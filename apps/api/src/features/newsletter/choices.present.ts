import type { OwnHistoryEntry, SubscriberChoices } from "@before-ten/contracts/newsletter/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ChoicesRow } from "@before-ten/db/queries/newsletter/subscriber-choices";
import type { SubscriberHistory } from "./consent-history.ts";

export function presentChoices(
  row: ChoicesRow,
  { history, now }: { history: SubscriberHistory; now: Date },
): EveryKey<SubscriberChoices> {
  return {
    email: row.email,
    status: row.status,
    topics: row.topics,
    countries: row.countries,
    pausedUntil: pauses(row, now) ? row.paused_until.toISOString() : null,
    history: history.map(presentOwnEntry),
  };
}

/** A pause that is over doesn't count. */
export function pauses<Row extends Pick<ChoicesRow, "paused_until">>(
  row: Row,
  now: Date,
): row is Row & { paused_until: Date } {
  return row.paused_until !== null && row.paused_until > now;
}

/** Leaves out which admin it was and the reason they noted, which are internal. */
function presentOwnEntry(entry: SubscriberHistory[number]): EveryKey<OwnHistoryEntry> {
  const byTeam = entry.changedBy !== null;
  return {
    kind: entry.kind,
    at: entry.at,
    wording: entry.wording,
    source: entry.source,
    via: entry.via,
    page: entry.page,
    from: entry.from,
    to: entry.to,
    reason: byTeam ? null : entry.reason,
    topics: entry.topics,
    countries: entry.countries,
    pausedUntil: entry.pausedUntil,
    preferences: entry.preferences,
    byTeam,
  };
}
