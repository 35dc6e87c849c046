import { entityTitle, fieldLabel, historyFieldName } from "@before-ten/contracts/history/labels";
import {
  type ChangedField,
  type HistoryChange,
  type HistoryValue,
  type SecurityEvent,
  historyValue,
} from "@before-ten/contracts/history/output";
import {
  historyActions,
  historyActors,
  historyOrigins,
  maxListedValue,
  securityActors,
} from "@before-ten/contracts/history/rules";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { ticketPriceOutput } from "@before-ten/contracts/shared/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ChangeRow } from "@before-ten/db/queries/history/history";
import type { SecurityEventRow } from "@before-ten/db/queries/history/security-events";
import { z } from "zod";

const columns = z.record(z.string(), historyValue);

type Columns = z.infer<typeof columns>;

const action = z.enum(historyActions);
const actorKind = z.enum(historyActors);
const securityActorKind = z.enum(securityActors);
const origin = z.enum(historyOrigins);

/** The row as shown in a list, with long texts cut. */
export function presentListedChange(row: ChangeRow): EveryKey<HistoryChange> {
  const change = presentChange(row);
  return { ...change, changes: change.changes.map(cut) };
}

export function presentChange(row: ChangeRow): EveryKey<HistoryChange> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      kind: actorKind.parse(row.actor_kind),
      id: row.actor_id,
      name: row.actor_name ?? "",
    },
    via: origin.parse(row.via),
    client: row.client,
    entity: {
      kind: row.entity_kind,
      id: row.entity_id,
      title: entityTitle(row.entity_kind, row.entity_title),
    },
    action: action.parse(row.action),
    changes: presentChanges(
      row.entity_kind,
      { before: parseColumns(row.before), after: parseColumns(row.after) },
      row.currency,
    ),
  };
}

/** `currency` is that of a price whose currency is the same on both sides. */
export function presentChanges(
  kind: string,
  { before, after }: { before: Columns; after: Columns },
  currency: HistoryValue = null,
): EveryKey<ChangedField>[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((column) => {
    const field = historyFieldName(kind, column);
    return {
      field,
      label: fieldLabel(field),
      before: before[column] ?? null,
      after: after[column] ?? null,
      beforeName: priceName(column, before, currency),
      afterName: priceName(column, after, currency),
      isCut: false,
    };
  });
}

function priceName(column: string, side: Columns, currency: HistoryValue): string | null {
  const price = ticketPriceOutput.safeParse({
    amount: column === "ticket_amount" ? side[column] : null,
    currency: side["ticket_currency"] ?? currency,
  });
  return price.success ? priceLabel(price.data) : null;
}

export function parseColumns(value: unknown): Columns {
  return columns.parse(value ?? {});
}

export function presentSecurityEvent(row: SecurityEventRow): EveryKey<SecurityEvent> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    event: row.kind,
    actor: {
      kind: securityActorKind.parse(row.actor_kind),
      id: row.actor_id,
      name: row.actor_name ?? "",
    },
    via: origin.parse(row.via),
    client: row.client,
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? "" },
    key: row.key_id === null ? null : { id: row.key_id, name: row.key_name ?? "" },
  };
}

function cut(change: ChangedField): ChangedField {
  const before = shortened(change.before);
  const after = shortened(change.after);
  const isCut = before !== change.before || after !== change.after;
  return { ...change, before, after, isCut };
}

/** A structure that is too long becomes its JSON, cut. */
function shortened(value: HistoryValue): HistoryValue {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text.length <= maxListedValue) return value;
  return `${text.slice(0, maxListedValue).toWellFormed()}…`;
}
