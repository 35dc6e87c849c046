import {
  type Dimension,
  figuresColumnLimit,
  filterNames,
  isTime,
  noKey,
} from "@before-ten/contracts/analytics/dimensions";
import { dayText } from "@before-ten/contracts/analytics/figure-text";
import type { ExportFiguresInput, FiguresInput } from "@before-ten/contracts/analytics/input";
import { figuresNotes as notes } from "@before-ten/contracts/analytics/messages";
import type { Figures } from "@before-ten/contracts/analytics/output";
import { dayBefore, daysBetween } from "@before-ten/contracts/analytics/period";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { Standing } from "@before-ten/contracts/auth/permissions";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { paginate } from "@before-ten/contracts/shared/pagination";
import {
  type FiguresName,
  findFirstDays,
  listFiguresNames,
} from "@before-ten/db/queries/analytics/analytics";
import {
  type FiguresFilter,
  type Span,
  readFigures,
} from "@before-ten/db/queries/analytics/figures";
import type { Deps } from "../../deps.ts";
import { readToday, spansOf } from "./figures-span.ts";
import { compared, nameKey, tableOf, withRate } from "./figures.present.ts";

type Question = Omit<ExportFiguresInput, "format">;

/** The longest period shown day by day. */
const maxTrendDays = 120;

/**
 * Reads a page of the table, with the course of the whole and what to know of it.
 * @throws AppError FORBIDDEN for subscribers, who belong to no place, if the caller has a reach
 */
export async function askFigures(
  { db, clock }: Pick<Deps, "db" | "clock">,
  input: FiguresInput,
  { reach }: Pick<Standing, "reach">,
): Promise<EveryKey<Figures>> {
  if (reach !== null && input.measure === "subscribers") {
    throw new AppError("FORBIDDEN", authMessages.outOfReach);
  }
  const today = await readToday({ db, clock });
  const { span, before } = await readSpans({ db }, input, today);
  const trendBy = daysBetween(span.from, span.to) < maxTrendDays ? "day" : "week";
  const filter = filterOf(input);
  const filters = filterNames.flatMap((name) => {
    const key = filter[name];
    return key === undefined ? [] : [{ name, key }];
  });
  const course = (measure: "clicks" | "subscribers", by: Dimension) =>
    readTable(
      { db },
      {
        measure,
        rows: by,
        span,
        before,
        limit: allRows,
        ...(measure === "clicks" && { ...filter, against: input.against }),
      },
    );
  const [table, visits, subscribers, firstDays, filterLabels] = await Promise.all([
    readTable({ db }, { ...input, span, before, columnLimit: figuresColumnLimit }),
    course("clicks", trendBy),
    filters.length > 0 || reach !== null ? undefined : course("subscribers", trendBy),
    findFirstDays(db),
    Promise.all(
      filters.map(async ({ name, key }) => ({
        name,
        ...nameKey(name, key, await namesOf({ db }, name, [key])),
      })),
    ),
  ]);
  const trend = input.measure === "subscribers" ? subscribers : visits;
  const totalsOf = (of: "value" | "before") => ({
    ...withRate(visits.totals[of]),
    newSubscribers: subscribers?.totals[of].views ?? null,
  });
  const { page, columnPage, limit } = input;
  return {
    measure: input.measure,
    rows: input.rows,
    columns: input.columns ?? null,
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    unfinishedFrom: today.first,
    filters: filterLabels,
    totals: totalsOf("value"),
    totalsBefore: totalsOf("before"),
    ...table.shown,
    pagination: paginate(page, limit, table.rowCount),
    columnPagination: paginate(columnPage, figuresColumnLimit, table.columnCount),
    trend: (trend?.cells ?? []).flatMap((cell) =>
      cell.row_key === null || cell.column_key !== null
        ? []
        : [
            {
              key: cell.row_key,
              label: nameKey(trendBy, cell.row_key, new Map()).label,
              ...compared(input.measure, cell),
            },
          ],
    ),
    trendBy,
    notes: notesOn(input, { span, before, unfinishedFrom: today.first, firstDays }),
  };
}

/** With `against`, the days as far before that event as the period is before the other. */
async function readSpans(
  { db }: Pick<Deps, "db">,
  { event, against, ...period }: Question,
  today: Awaited<ReturnType<typeof readToday>>,
) {
  const spans = spansOf(period, today);
  if (event === undefined || against === undefined) return spans;
  const found = await listFiguresNames(db, "event", [event, against]);
  const dayOf = (id: string) => found.find((each) => each.id === id.toLowerCase())?.day;
  const [own, other] = [dayOf(event), dayOf(against)];
  if (!own || !other) throw new AppError("NOT_FOUND", eventMessages.notFound);
  const days = daysBetween(other, own);
  const { from, to } = spans.span;
  return { ...spans, before: { from: dayBefore(from, days), to: dayBefore(to, days) } };
}

/** More than any page of the admin area shows, or a file should have. */
const allRows = 2_000;
/** Spreadsheets have 16,384 columns. */
const fileColumns = 16_000;

/** The whole table in pieces, in the page's order. Periods are those of the first piece. */
export async function* listFigures(
  { db, clock }: Pick<Deps, "db" | "clock">,
  question: Question,
): AsyncGenerator<Awaited<ReturnType<typeof readTable>>["shown"]> {
  const spans = await readSpans({ db }, question, await readToday({ db, clock }));
  let page = 1;
  for (let read = 0, count = 1; read < count; page += 1) {
    const table = await readTable(
      { db },
      { ...question, ...spans, page, limit: allRows, columnLimit: fileColumns },
    );
    yield table.shown;
    read += allRows;
    count = table.rowCount;
  }
}

interface TableQuestion extends FiguresFilter, Pick<Question, "measure" | "rows"> {
  columns?: Question["columns"];
  against?: Question["against"];
  sort?: Question["sort"];
  span: Span;
  before: Span;
  page?: number;
  limit: number;
  columnPage?: number;
  columnLimit?: number;
  withoutTrash?: boolean;
}

export async function readTable(
  { db }: Pick<Deps, "db">,
  { page = 1, columnPage = 1, columnLimit = 0, ...question }: TableQuestion,
) {
  const { measure, rows, columns } = question;
  const cells = await readFigures(db, {
    ...question,
    sort: question.sort ?? (isTime(rows) ? "name" : "most"),
    filter: filterOf(question),
    page,
    columnPage,
    columnLimit,
  });
  const [rowNames, columnNames] = await Promise.all([
    namesOf(
      { db },
      rows,
      cells.flatMap((cell) => cell.row_key ?? []),
    ),
    namesOf(
      { db },
      columns,
      cells.flatMap((cell) => cell.column_key ?? []),
    ),
  ]);
  const total = cells.find((cell) => cell.row_key === null && cell.column_key === null);
  return {
    cells,
    shown: tableOf(measure, cells, {
      row: (key) => nameKey(rows, key, rowNames),
      column: (key) => nameKey(columns ?? rows, key, columnNames),
    }),
    totals: {
      value: { views: total?.views ?? 0, clicks: total?.clicks ?? 0 },
      before: { views: total?.views_before ?? 0, clicks: total?.clicks_before ?? 0 },
    },
    rowCount: total?.row_count ?? 0,
    columnCount: total?.column_count ?? 0,
  };
}

async function namesOf(
  { db }: Pick<Deps, "db">,
  dimension: Dimension | undefined,
  keys: readonly string[],
) {
  if (dimension !== "event" && dimension !== "campaign") return new Map<string, FiguresName>();
  const ids = [...new Set(keys)].filter((key) => key !== noKey);
  const names = await listFiguresNames(db, dimension, ids);
  return new Map(names.map((named) => [named.id, named]));
}

function filterOf({ event, channel, campaign, city, country }: FiguresFilter): FiguresFilter {
  return { event, channel, campaign, city, country };
}

interface Known {
  span: Span;
  before: Span;
  unfinishedFrom: string;
  firstDays: Awaited<ReturnType<typeof findFirstDays>>;
}

function notesOn(
  { measure, rows, columns, ...filter }: FiguresInput,
  { span, before, unfinishedFrom, firstDays }: Known,
): string[] {
  const uses = (name: "channel" | "campaign") =>
    rows === name || columns === name || filter[name] !== undefined;
  const isLate = (day: string | null): day is string => day !== null && day > before.from;
  const longer = daysBetween(before.from, before.to) - daysBetween(span.from, span.to);
  return [
    ...(measure === "clickRate" ? [notes.rates] : []),
    ...(uses("channel") && isLate(firstDays.channels)
      ? [notes.channelsSince(dayText(firstDays.channels))]
      : []),
    ...(uses("campaign") ? [notes.campaignsOnSite] : []),
    ...(uses("campaign") && isLate(firstDays.campaigns)
      ? [notes.campaignsSince(dayText(firstDays.campaigns))]
      : []),
    ...(longer > 0 && (isTime(rows) || isTime(columns))
      ? [notes.longerBefore(longer, dayText(span.to))]
      : []),
    ...(span.to >= unfinishedFrom
      ? [measure === "subscribers" ? notes.unfinishedSubscribers : notes.unfinished]
      : []),
  ];
}
