import type { ImportDetails } from "@before-ten/contracts/imports/output";
import type { ImportFate, ImportKind } from "@before-ten/contracts/imports/rules";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { keepPreviousData } from "@tanstack/react-query";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

/**
 * The queries and mutations of both kinds of import, which require different permissions: each page
 * calls those of its kind.
 */

/** How often the progress of an import is polled, in ms. */
const livePauseMs = 1_000;
const rowsPauseMs = 2_000;

interface Events {
  onSuccess: () => Promise<void>;
  onError: (error: FailedCall) => Promise<void>;
}

export function useImportList(kind: ImportKind, page: number | undefined) {
  const input = { page, limit: tablePageLimit };
  const options = { placeholderData: keepPreviousData, staleTime: 0 };
  const isSubscribers = kind === "subscribers";
  const subscribers = trpc.subscriberImports.list.useQuery(input, {
    ...options,
    enabled: isSubscribers,
  });
  const events = trpc.eventImports.list.useQuery(input, { ...options, enabled: !isSubscribers });
  return isSubscribers ? subscribers : events;
}

/** Polled while a dry run or an import is running. */
export function useImport(kind: ImportKind, id: string) {
  const isSubscribers = kind === "subscribers";
  const subscribers = trpc.subscriberImports.get.useQuery(
    { id },
    {
      staleTime: 0,
      enabled: isSubscribers,
      refetchInterval: ({ state }) => isUnderWay(state.data) && livePauseMs,
    },
  );
  const events = trpc.eventImports.get.useQuery(
    { id },
    {
      staleTime: 0,
      enabled: !isSubscribers,
      refetchInterval: ({ state }) => isUnderWay(state.data) && livePauseMs,
    },
  );
  return isSubscribers ? subscribers : events;
}

export function useImportRows(
  details: ImportDetails,
  { fate, page }: { fate: ImportFate | "all" | "noticed"; page: number },
) {
  const { id, kind } = details;
  const input = { id, fate, page, limit: tablePageLimit };
  const refetchInterval: number | false = isUnderWay(details) && rowsPauseMs;
  const options = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval };
  const isSubscribers = kind === "subscribers";
  const subscribers = trpc.subscriberImports.rows.useQuery(input, {
    ...options,
    enabled: isSubscribers,
  });
  const events = trpc.eventImports.rows.useQuery(input, { ...options, enabled: !isSubscribers });
  return isSubscribers ? subscribers : events;
}

export function useCancelImport(kind: ImportKind, events: Events) {
  const ofSubscribers = trpc.subscriberImports.cancel.useMutation(events);
  const ofEvents = trpc.eventImports.cancel.useMutation(events);
  return kind === "subscribers" ? ofSubscribers : ofEvents;
}

export function useMapImport(kind: ImportKind, events: Events) {
  const ofSubscribers = trpc.subscriberImports.map.useMutation(events);
  const ofEvents = trpc.eventImports.map.useMutation(events);
  return kind === "subscribers" ? ofSubscribers : ofEvents;
}

/** Invalidates all imports of this kind. */
export function useImportsChanged(kind: ImportKind): () => Promise<void> {
  const utils = trpc.useUtils();
  return () =>
    kind === "subscribers" ? utils.subscriberImports.invalidate() : utils.eventImports.invalidate();
}

function isUnderWay(details: Pick<ImportDetails, "state"> | undefined): boolean {
  return details?.state === "checking" || details?.state === "running";
}
