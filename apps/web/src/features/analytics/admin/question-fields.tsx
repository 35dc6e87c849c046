import {
  type Dimension,
  type FiguresSort,
  channelChoices,
  dimensions,
  figuresSorts,
  isTime,
  measures,
} from "@before-ten/contracts/analytics/dimensions";
import { monthText } from "@before-ten/contracts/analytics/figure-text";
import {
  channelLabels,
  dimensionLabels,
  measureLabels,
} from "@before-ten/contracts/analytics/messages";
import type { Figures } from "@before-ten/contracts/analytics/output";
import {
  daysOf,
  defaultAnalyticsPeriod,
  figuresPeriods,
} from "@before-ten/contracts/analytics/period";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { Button, Group, NativeSelect, Pill, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useId, useState } from "react";
import { FoldedFilters } from "../../../admin/list/list-filters.tsx";
import { useOwnReach } from "../../../admin/shell/use-role-names.ts";
import classes from "./analytics.module.css";
import {
  type AnalyticsSearch,
  type FiguresDays,
  validateAnalyticsSearch,
} from "./analytics-search.ts";

interface QuestionFieldsProps {
  search: AnalyticsSearch;
  /** Of the last answer: its days, and what the address filters by. */
  found: Pick<Figures, "from" | "to" | "filters"> | undefined;
  onSearch: (search: AnalyticsSearch) => void;
}

const sortLabels: Record<FiguresSort, string> = {
  most: "Most first",
  gain: "Biggest gain",
  loss: "Biggest loss",
  name: "By name or time",
};

/** The question as one row of fields; the address has it too. */
export function QuestionFields({ search, found, onSearch }: QuestionFieldsProps) {
  const { measure = "clicks", rows = "event", columns = "none", country, channel } = search;
  const reach = useOwnReach();
  const isOfPeople = measure === "subscribers";
  const change = (changed: Record<string, string | undefined>) =>
    onSearch(
      validateAnalyticsSearch({ ...search, page: undefined, columnPage: undefined, ...changed }),
    );
  // The others have a field.
  const pinned =
    found?.filters.filter(({ name }) => name !== "country" && name !== "channel") ?? [];
  const shown = dimensions.filter((each) => !isOfPeople || isTime(each));
  const optionOf = (each: Dimension) => ({ value: each, label: dimensionLabels[each] });
  const set = [search.rows, search.columns, country, channel, search.sort].filter(Boolean).length;
  return (
    <Group component="search" align="end" gap="sm" className={classes.question}>
      <NativeSelect
        label="Show"
        data={measures
          .filter((value) => reach === null || value !== "subscribers")
          .map((value) => ({ value, label: measureLabels[value] }))}
        value={measure}
        onChange={({ currentTarget: { value } }) => change({ measure: value, sort: undefined })}
      />
      <FoldedFilters set={set}>
        <NativeSelect
          label="By"
          data={shown.map(optionOf)}
          value={rows}
          onChange={({ currentTarget: { value } }) => change({ rows: value, sort: undefined })}
        />
        <PeriodFields search={search} found={found} onChange={change} />
        {!isOfPeople && (
          <>
            <NativeSelect
              label="Country"
              data={[
                { value: "", label: "All countries" },
                ...countryCodes().map((value) => ({ value, label: countryOf(value).name })),
              ]}
              value={country ?? ""}
              onChange={({ currentTarget: { value } }) => change({ country: value })}
            />
          </>
        )}
        <MoreFields
          isSet={columns !== "none" || channel !== undefined || search.sort !== undefined}
        >
          {!isOfPeople && (
            <>
              <NativeSelect
                label="Compare across"
                data={[
                  { value: "none", label: "One column" },
                  ...dimensions.filter((each) => each !== rows).map(optionOf),
                ]}
                value={columns}
                onChange={({ currentTarget: { value } }) => change({ columns: value })}
              />
              <NativeSelect
                label="Channel"
                data={[
                  { value: "", label: "All channels" },
                  ...channelChoices.map((value) => ({ value, label: channelLabels[value] })),
                ]}
                value={channel ?? ""}
                onChange={({ currentTarget: { value } }) => change({ channel: value })}
              />
            </>
          )}
          <NativeSelect
            label="Order"
            data={figuresSorts.map((value) => ({ value, label: sortLabels[value] }))}
            value={search.sort ?? (isTime(rows) ? "name" : "most")}
            onChange={({ currentTarget: { value } }) => change({ sort: value })}
          />
        </MoreFields>
      </FoldedFilters>
      {pinned.map(({ name, label }) => (
        <Pill
          key={name}
          size="lg"
          withRemoveButton
          removeButtonProps={{
            "aria-label": `Show all, not only ${label}`,
            "aria-hidden": false,
            tabIndex: 0,
          }}
          onRemove={() => change({ [name]: undefined })}
        >
          {dimensionLabels[name]}: {label}
        </Pill>
      ))}
    </Group>
  );
}

/** Fields that few questions need: shown after a press, or while one is set. */
function MoreFields({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const isOpen = isUnfolded || isSet;
  return (
    <>
      {!isSet && (
        <Button variant="subtle" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? "Fewer" : "More"}
        </Button>
      )}
      <div id={id} hidden={!isOpen} className={classes.more}>
        {children}
      </div>
    </>
  );
}

interface PeriodFieldsProps {
  search: FiguresDays;
  /** The days of the last answer. */
  found: Pick<Figures, "from" | "to"> | undefined;
  onChange: (changed: Record<string, string | undefined>) => void;
  /** Label of all days that there are figures of, which are the default then. */
  all?: string;
}

const monthsOffered = 24;
const allDays = "all";

export function PeriodFields({ search, found, onChange, all }: PeriodFieldsProps) {
  const [openedAt] = useState(() => new Date());
  const { month, from, to } = search;
  const period = search.period ?? (all === undefined ? defaultAnalyticsPeriod : allDays);
  const months = Array.from({ length: monthsOffered }, (_, index) =>
    new Date(Date.UTC(openedAt.getFullYear(), openedAt.getMonth() - index, 1))
      .toISOString()
      .slice(0, 7),
  );
  const none = { period: undefined, month: undefined, from: undefined, to: undefined };
  function choose(value: string) {
    if (value === allDays) onChange(none);
    else if (value === "days") onChange({ ...none, from: found?.from, to: found?.to });
    else if (value.endsWith("d")) onChange({ ...none, period: value });
    else onChange({ ...none, month: value });
  }
  return (
    <>
      <NativeSelect
        label="Period"
        data={[
          ...(all === undefined ? [] : [{ value: allDays, label: all }]),
          ...figuresPeriods.map((value) => ({ value, label: `Last ${daysOf(value)} days` })),
          // Begins with the days of the last answer.
          { value: "days", label: "Between two days", disabled: found === undefined },
          ...new Set([...months, ...(month === undefined ? [] : [month])]),
        ].map((option) =>
          typeof option === "string" ? { value: option, label: monthText(`${option}-01`) } : option,
        )}
        value={from === undefined ? (month ?? period) : "days"}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {from !== undefined && to !== undefined && (
        <>
          <TextInput
            type="date"
            label="From"
            value={from}
            onChange={({ currentTarget: { value } }) => {
              if (value !== "") onChange({ from: value, to: value > to ? value : to });
            }}
          />
          <TextInput
            type="date"
            label="To"
            value={to}
            onChange={({ currentTarget: { value } }) => {
              if (value !== "") onChange({ to: value, from: value < from ? value : from });
            }}
          />
        </>
      )}
    </>
  );
}
