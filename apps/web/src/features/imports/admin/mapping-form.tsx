import {
  fieldMayRepeat,
  preferenceForColumn,
  preferenceOf,
} from "@before-ten/contracts/imports/fields";
import type { ImportDetails } from "@before-ten/contracts/imports/output";
import {
  Alert,
  Button,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { useImportsChanged, useMapImport } from "./import-calls.ts";
import { importPageMessages } from "./import-texts.ts";
import classes from "./imports.module.css";

const ignored = "";

/** Maps columns to fields, starting with a guess; samples show whether that is right. */
export function MappingForm({ details }: { details: ImportDetails }) {
  const { id, kind, state, fields } = details;
  const [columns, setColumns] = useState(details.columns.map(({ field }) => field));
  const [hasNames, setHasNames] = useState(details.hasNames);
  const [dateOrder, setDateOrder] = useState(details.dateOrder);
  const [fallbacks, setFallbacks] = useState(details.fallbacks);
  const changed = useImportsChanged(kind);
  const map = useMapImport(kind, {
    onSuccess: () => changed(),
    async onError(error) {
      if (error.data?.code === "CONFLICT") await changed();
    },
  });
  const rowsShown = Math.max(0, ...details.columns.map(({ samples }) => samples.length));
  const hasGaps = (name: string) =>
    (details.columns[columns.indexOf(name)]?.samples.length ?? 0) < rowsShown;
  const missing = fields.filter(
    ({ name, takesFallback, isRequired }) =>
      takesFallback &&
      (isRequired ? hasGaps(name) : kind === "subscribers" && !columns.includes(name)),
  );
  const hasDates = columns.some((field) => /date|subscribedAt/i.test(field ?? ""));

  function choose(index: number, chosen: string) {
    setColumns(
      columns.map((field, at) => {
        if (at === index) return chosen === ignored ? null : chosen;
        // Two columns can't have the same field, unless it may repeat.
        return field === chosen && !fieldMayRepeat(kind, chosen) ? null : field;
      }),
    );
  }

  return (
    <form
      aria-labelledby="import-mapping"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!map.isPending) {
          const sent = Object.entries(fallbacks).filter(([name]) =>
            missing.some((field) => field.name === name),
          );
          map.mutate({ id, columns, hasNames, dateOrder, fallbacks: Object.fromEntries(sent) });
        }
      }}
    >
      <Stack gap="sm">
        <Title order={2} size="h4" id="import-mapping">
          Match the columns
        </Title>
        <StickyTable size="medium">
          <TableHead columns={["Column", "In the first rows", "Is"]} endColumns={[]} />
          <Table.Tbody>
            {details.columns.map(({ name, samples }, index) => {
              const title = name || `Column ${index + 1}`;
              return (
                // A file may have two columns of the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <Table.Tr key={index}>
                  <Table.Th scope="row" className={classes.label}>
                    {title}
                  </Table.Th>
                  <Table.Td data-whole className={classes.samples}>
                    {samples.slice(0, 3).join(" · ") || "Empty"}
                  </Table.Td>
                  <Table.Td data-whole>
                    <NativeSelect
                      aria-label={`What ${title} is`}
                      value={columns[index] ?? ignored}
                      data={choicesFor(details, title, columns[index] ?? null)}
                      onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                    />
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </StickyTable>
        {details.firstRow > 1 && (
          <Text size="sm">
            The table begins in row {details.firstRow}. What’s above looks like a title and isn’t
            imported.
          </Text>
        )}
        <Switch
          label="The first row has the columns' names"
          checked={hasNames}
          onChange={({ currentTarget }) => setHasNames(currentTarget.checked)}
        />
        {hasDates && (
          <NativeSelect
            label="Dates such as 5/12/2026"
            value={dateOrder}
            data={[
              { value: "dmy", label: "Day first: 5 December" },
              { value: "mdy", label: "Month first: May 12" },
            ]}
            onChange={({ currentTarget }) =>
              setDateOrder(currentTarget.value === "mdy" ? "mdy" : "dmy")
            }
          />
        )}
        {missing.length > 0 && (
          <Stack component="fieldset" gap="sm" m={0} p={0} bd={0}>
            <Text component="legend" fw={600} mb="xs">
              The same for every row
            </Text>
            {missing.map(({ name, label, isRequired }) => (
              <TextInput
                key={name}
                label={label}
                description={columns.includes(name) ? "For rows without one" : undefined}
                required={isRequired && !columns.includes(name)}
                value={fallbacks[name] ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  setFallbacks((before) => ({ ...before, [name]: value }))
                }
              />
            ))}
          </Stack>
        )}
        {map.error !== null && (
          <Alert color="red" role="alert">
            {errorSentence(map.error, { failed: importPageMessages.saveFailed })}
          </Alert>
        )}
        <Group>
          <Button
            type="submit"
            variant={state === "checked" ? "default" : "filled"}
            loading={map.isPending}
          >
            {state === "checked" ? "Check again" : "Check every row"}
          </Button>
          <Text size="sm" c="dimmed">
            Nothing is imported yet.
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** The fields, a preference with the column's name, and the current choice. */
function choicesFor({ kind, fields }: ImportDetails, title: string, chosen: string | null) {
  const own = kind === "subscribers" ? preferenceForColumn(title) : undefined;
  const preferences = [...new Set([own, chosen ?? undefined])].flatMap((field) => {
    const preference = field === undefined ? undefined : preferenceOf(field);
    return field === undefined || preference === undefined
      ? []
      : [{ value: field, label: `Preference “${preference}”` }];
  });
  return [
    { value: ignored, label: "Not imported" },
    ...fields.map(({ name, label }) => ({ value: name, label })),
    ...preferences,
  ];
}
