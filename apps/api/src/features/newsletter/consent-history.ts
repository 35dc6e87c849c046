import type { HistoryEntry } from "@before-ten/contracts/newsletter/output";
import { type ConsentVia, consentVias } from "@before-ten/contracts/newsletter/rules";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { listStatusChanges } from "@before-ten/db/queries/newsletter/admin-subscribers";
import type { ChoiceRow, ConsentRow } from "@before-ten/db/queries/newsletter/subscriber-choices";

type StatusChangeRow = Awaited<ReturnType<typeof listStatusChanges>>[number];

/** One list of all changes, latest first. */
export type SubscriberHistory = EveryKey<HistoryEntry>[];

interface HistoryRows {
  consents: readonly ConsentRow[];
  choices: readonly ChoiceRow[];
  statusChanges: readonly StatusChangeRow[];
}

const nothing = {
  wording: null,
  source: null,
  via: null,
  page: null,
  from: null,
  to: null,
  reason: null,
  topics: null,
  countries: null,
  pausedUntil: null,
  preferences: null,
  changedBy: null,
};

/** Same timestamp: show the resulting status before the consent. */
export function latestFirst(
  { consents, choices, statusChanges }: HistoryRows,
  limit: number,
): SubscriberHistory {
  return [
    ...choices.map(ofChoice),
    ...statusChanges.map(ofStatusChange),
    ...consents.map(ofConsent),
  ]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, limit);
}

function ofConsent(row: ConsentRow): EveryKey<HistoryEntry> {
  return {
    ...nothing,
    kind: "consent",
    at: row.created_at.toISOString(),
    wording: row.wording,
    source: row.utm_params.source || null,
    via: consentViaOf(row.via),
    page: row.page,
    changedBy: authorOf({ changed_by: null, changed_by_name: row.recorded_by_name }),
  };
}

/** The database has it as text. */
export function consentViaOf(stored: string | null): ConsentVia | null {
  return consentVias.find((via) => via === stored) ?? null;
}

function ofStatusChange(row: StatusChangeRow): EveryKey<HistoryEntry> {
  return {
    ...nothing,
    kind: "status",
    at: row.created_at.toISOString(),
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    changedBy: authorOf(row),
  };
}

function ofChoice(row: ChoiceRow): EveryKey<HistoryEntry> {
  const { topics, countries, pausedUntil, preferences } = row.chosen;
  const kind =
    pausedUntil !== undefined ? "pause" : preferences !== undefined ? "preferences" : "choices";
  return {
    ...nothing,
    kind,
    at: row.created_at.toISOString(),
    topics: topics ?? null,
    countries: countries ?? null,
    pausedUntil: pausedUntil ?? null,
    preferences: preferences ?? null,
    changedBy: authorOf(row),
  };
}

function authorOf(row: { changed_by: string | null; changed_by_name: string | null }) {
  return row.changed_by_name === null ? null : { id: row.changed_by, name: row.changed_by_name };
}
