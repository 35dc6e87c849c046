import {
  channelChoices,
  dimensions,
  figuresSorts,
  isTime,
  maxFiguresDays,
  measures,
  noKey,
} from "@before-ten/contracts/analytics/dimensions";
import {
  daysBetween,
  defaultAnalyticsPeriod,
  figuresPeriods,
} from "@before-ten/contracts/analytics/period";
import {
  calendarDay,
  countryCode,
  monthText,
  oneOf,
  pageNumber,
  rowId,
  searchReader,
  searchText,
} from "../../../lib/search-parameters.ts";

const [, ...otherMeasures] = measures;
const [, ...otherDimensions] = dimensions;

const readPeriod = oneOf(figuresPeriods);

const when = {
  month: (given: unknown) => {
    const month = monthText(given);
    return month?.startsWith("20") ? month : undefined;
  },
  from: calendarDay,
  to: calendarDay,
};

const read = searchReader({
  measure: oneOf(otherMeasures),
  rows: oneOf(otherDimensions),
  columns: oneOf(dimensions),
  event: rowId,
  channel: oneOf(channelChoices),
  campaign: (given) => (given === noKey ? noKey : rowId(given)),
  city: searchText,
  country: countryCode,
  period: (given) => (given === defaultAnalyticsPeriod ? undefined : readPeriod(given)),
  ...when,
  sort: oneOf(figuresSorts),
  page: pageNumber,
  columnPage: pageNumber,
});

export type AnalyticsSearch = ReturnType<typeof read>;

const readDays = searchReader({ ...when, period: readPeriod });

export type FiguresDays = ReturnType<typeof readDays>;

/** The days that a page of figures is about; empty: its default. */
export function validateFiguresDays(given: Record<string, unknown>): FiguresDays {
  return chosenDays(readDays(given));
}

type AnyDays = { [Name in keyof FiguresDays]?: FiguresDays[Name] | undefined };

function chosenDays({ from, to, month, period }: AnyDays): FiguresDays {
  const isSpan =
    from !== undefined && to !== undefined && from <= to && daysBetween(from, to) < maxFiguresDays;
  return isSpan ? { from, to } : month ? { month } : period ? { period } : {};
}

/** The defaults need no parameter. What the API would refuse is left out. */
export function validateAnalyticsSearch(given: Record<string, unknown>): AnalyticsSearch {
  const { from, to, month, period, ...question } = read(given);
  const days = chosenDays({ from, to, month, period });
  const { measure, rows, sort, page } = question;
  if (measure === "subscribers") {
    return {
      measure,
      rows: isTime(rows) ? rows : "day",
      ...(sort && { sort }),
      ...(page && { page }),
      ...days,
    };
  }
  const { columns, columnPage, ...table } = question;
  if (columns === undefined || columns === (rows ?? "event")) return { ...table, ...days };
  return { ...table, columns, ...(columnPage && { columnPage }), ...days };
}
