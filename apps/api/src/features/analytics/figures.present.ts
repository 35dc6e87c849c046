import { type Dimension, type Measure, noKey } from "@before-ten/contracts/analytics/dimensions";
import { dayText, monthText } from "@before-ten/contracts/analytics/figure-text";
import { figuresLabels as messages, channelLabels } from "@before-ten/contracts/analytics/messages";
import type { Visits } from "@before-ten/contracts/analytics/output";
import { countryOf, isCountryCode } from "@before-ten/contracts/shared/countries";
import type { FiguresName } from "@before-ten/db/queries/analytics/analytics";
import type { FiguresCell, Sums } from "@before-ten/db/queries/analytics/figures";

const nothing: Sums = { views: 0, clicks: 0, views_before: 0, clicks_before: 0 };

/** A click may come without a view, as in an integrator's reports, so the rate is capped at 100. */
export function withRate({ views, clicks }: { views: number; clicks: number }): Visits {
  const rate = views === 0 ? 0 : Math.min(100, (100 * clicks) / views);
  return { views, clicks, clickRate: Math.round(rate * 10) / 10 };
}

function valueOf(measure: Measure, visits: { views: number; clicks: number }): number {
  return measure === "subscribers" ? visits.views : withRate(visits)[measure];
}

export function compared(measure: Measure, sums: Sums) {
  const before = { views: sums.views_before, clicks: sums.clicks_before };
  return { value: valueOf(measure, sums), before: valueOf(measure, before) };
}

function combine(one: Sums, other: Sums, sign: 1 | -1): Sums {
  return {
    views: one.views + sign * other.views,
    clicks: one.clicks + sign * other.clicks,
    views_before: one.views_before + sign * other.views_before,
    clicks_before: one.clicks_before + sign * other.clicks_before,
  };
}

/** The table of one page. What other pages have is the total without this one, so all adds up. */
export function tableOf(
  measure: Measure,
  found: readonly FiguresCell[],
  names: { row: (key: string) => Named; column: (key: string) => Named },
) {
  const byPlace = new Map(found.map((cell) => [placeOf(cell.row_key, cell.column_key), cell]));
  const sumsAt = (row: string | null, column: string | null): Sums =>
    byPlace.get(placeOf(row, column)) ?? nothing;
  const rowKeys = found.flatMap((cell) => (cell.column_key === null ? (cell.row_key ?? []) : []));
  const columnKeys = found.flatMap((cell) =>
    cell.row_key === null ? (cell.column_key ?? []) : [],
  );
  const without = (total: Sums, parts: readonly Sums[]) =>
    parts.reduce((rest, part) => combine(rest, part, -1), total);
  const present = (total: Sums, cells: readonly Sums[]) => ({
    ...compared(measure, total),
    cells: cells.map((cell) => valueOf(measure, cell)),
    otherColumns: columnKeys.length === 0 ? 0 : valueOf(measure, without(total, cells)),
  });
  const rowOf = (key: string | null) =>
    present(
      sumsAt(key, null),
      columnKeys.map((column) => sumsAt(key, column)),
    );
  const rest = (column: string | null) =>
    without(
      sumsAt(null, column),
      rowKeys.map((row) => sumsAt(row, column)),
    );
  return {
    items: rowKeys.map((key) => ({ ...names.row(key), ...rowOf(key) })),
    otherRows: present(rest(null), columnKeys.map(rest)),
    total: rowOf(null),
    columnItems: columnKeys.map((key) => ({
      ...names.column(key),
      ...compared(measure, sumsAt(null, key)),
    })),
  };
}

function placeOf(row: string | null, column: string | null): string {
  return JSON.stringify([row, column]);
}

interface Named {
  key: string;
  label: string;
  detail: string | null;
}

/** The label of a key, and what tells it from others of the same name. */
export function nameKey(
  dimension: Dimension,
  key: string,
  names: ReadonlyMap<string, FiguresName>,
): Named {
  const plain = (label: string) => ({ key, label, detail: null });
  switch (dimension) {
    case "event":
    case "campaign": {
      const named = names.get(key.toLowerCase());
      if (named === undefined) return plain(key === noKey ? messages.noCampaign : key);
      const details = [named.day && dayText(named.day), named.in_trash && messages.inTrash];
      return { key, label: named.name, detail: details.filter(Boolean).join(", ") || null };
    }
    case "channel":
      return plain(Object.entries(channelLabels).find(([each]) => each === key)?.[1] ?? key);
    case "country":
      return plain(countryOf(key).name);
    case "city": {
      const end = key.lastIndexOf(", ");
      const code = key.slice(end + 2);
      const country = isCountryCode(code) ? countryOf(code).name : null;
      return { key, label: key.slice(0, Math.max(0, end)) || messages.noCity, detail: country };
    }
    case "day":
      return plain(dayText(key));
    case "week":
      return plain(messages.weekOf(dayText(key)));
    case "month":
      return plain(monthText(key));
  }
}
