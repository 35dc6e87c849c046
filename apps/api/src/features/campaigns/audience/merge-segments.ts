import { mergeSegmentChanges } from "@before-ten/db/queries/campaigns/segment-marks";
import type { Deps } from "../../../deps.ts";

/** How long counts check a change one by one before it is merged. */
const everyMs = 5_000;

/**
 * Merges changed subscribers into the index segments are counted with, now and every five seconds,
 * until the returned function is called. `onError` gets the errors.
 */
export function keepSegmentsMerged(
  { db }: Pick<Deps, "db">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let merging: Promise<void> | undefined;

  function merge(): void {
    merging ??= mergeSegmentChanges(db)
      .catch(onError)
      .finally(() => {
        merging = undefined;
      });
  }

  merge();
  const timer = setInterval(merge, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await merging;
  };
}
