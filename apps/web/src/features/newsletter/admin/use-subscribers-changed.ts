import { trpc } from "../../../lib/api/trpc.ts";

/** Invalidates cached subscribers after a change. */
export function useSubscribersChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => utils.newsletter.invalidate();
}
