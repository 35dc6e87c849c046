import { trpc } from "../../../lib/trpc.ts";

/** After a change: what this browser knows of subscribers is old. */
export function useSubscribersChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => utils.newsletter.invalidate();
}
