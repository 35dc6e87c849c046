import type { ImportProgress } from "@before-ten/contracts/imports/output";
import { importFates } from "@before-ten/contracts/imports/rules";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { SummaryTiles } from "../../../admin/list/tiles/summary-tiles.tsx";
import { importFateLabels } from "./import-texts.ts";

/** Number of rows by fate, and with a note; zeros are left out, except for the first. */
export function FateTiles({ totals, noticedRows }: Pick<ImportProgress, "totals" | "noticedRows">) {
  return (
    <SummaryTiles>
      {importFates
        .filter((fate) => fate === "new" || totals[fate] > 0)
        .map((fate) => (
          <FigureTile
            key={fate}
            label={importFateLabels[fate].label}
            value={totals[fate].toLocaleString("en-AU")}
          />
        ))}
      {noticedRows > 0 && (
        <FigureTile label="With a note" value={noticedRows.toLocaleString("en-AU")} />
      )}
    </SummaryTiles>
  );
}
