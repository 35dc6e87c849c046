import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { Progress, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { FateTiles } from "./fate-tiles.tsx";
import { importStateLabels } from "./import-texts.ts";

/** Progress of a dry run or an import, which goes on without this page. */
export function ImportProgress({ details }: { details: ImportDetails }) {
  const { state, checkedRows, mergedRows, totals } = details;
  const isRunning = state === "running";
  return (
    <Stack component="section" gap="sm" aria-labelledby="import-progress">
      <Title order={2} size="h4" id="import-progress">
        {isRunning ? "Importing" : "Dry run"}
      </Title>
      {/* The live region holds the state alone: screen readers would announce changing figures
          without end. */}
      <VisuallyHidden role="status">{importStateLabels[state].label}</VisuallyHidden>
      <Progress
        value={isRunning ? (mergedRows / Math.max(1, checkedRows)) * 100 : 100}
        animated={!isRunning}
        size="lg"
        aria-label={isRunning ? "Rows imported" : "Rows checked"}
      />
      <Text size="sm" c="dimmed">
        {isRunning
          ? `Row ${mergedRows.toLocaleString("en-AU")} of ${checkedRows.toLocaleString("en-AU")}. You may leave this page.`
          : `${checkedRows.toLocaleString("en-AU")} rows checked so far. Nothing is imported yet.`}
      </Text>
      <FateTiles totals={totals} />
    </Stack>
  );
}
