import { mergeSegmentChanges } from "@before-ten/db/queries/campaigns/segment-marks";
import type { Deps } from "../../../deps.ts";

/** How long a change is looked at in person by every count. */
const everyMs = 5_000;

/**
 * Brings changed subscribers into what segments are counted by, now and every five seconds, until
 * the returned function is called. `onError` gets the error of a time that failed.
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
