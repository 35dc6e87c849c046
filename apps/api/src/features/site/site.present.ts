import type { TextPlace } from "@before-ten/contracts/site/all-texts";
import { type TextDefault, isReset } from "@before-ten/contracts/site/define-texts";
import type { SiteText } from "@before-ten/contracts/site/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { SiteTextRow } from "@before-ten/db/queries/site/site-texts";

/** Without a row, it never was changed. */
export function presentSiteText(
  { key, page, byDefault }: TextPlace,
  row: SiteTextRow | undefined,
): EveryKey<SiteText> {
  const draft = row?.draft ?? null;
  const isDraftReset = draft !== null && isReset(draft);
  return {
    key,
    page,
    default: plain(byDefault),
    value: row?.value === null || row === undefined ? null : plain(row.value),
    draft: draft === null || isReset(draft) ? null : plain(draft),
    isDraftReset,
    publishAt: row?.publish_at?.toISOString() ?? null,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}

/** A copy that isn't read-only, as answers are. */
function plain(value: TextDefault): SiteText["default"] {
  return typeof value === "string" ? value : value.map((entry) => ({ ...entry }));
}
