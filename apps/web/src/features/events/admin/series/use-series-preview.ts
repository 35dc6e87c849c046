import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { SeriesScope } from "@before-ten/contracts/series/rules";
import { useQuery } from "@tanstack/react-query";
import { type FailedCall, isFailedCall, trpc } from "../../../../lib/api/trpc.ts";

interface SeriesEdit {
  scope: SeriesScope;
  withFlyer: boolean;
  /** Other fields as the form sends them. */
  [field: string]: unknown;
}

/** Previews how a change of one date affects its series; refetched for every change. */
export function useSeriesPreview(event: PublicEvent, edit: SeriesEdit) {
  const { client } = trpc.useUtils();
  const input = { ...edit, id: event.series?.id ?? "", eventId: event.id };
  const { data, error } = useQuery({
    queryKey: ["series.previewUpdate", input],
    queryFn: () => client.series.previewUpdate.mutate(input),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { data, error: error === null ? undefined : reported(error) };
}

function reported(error: Error): Pick<FailedCall, "data" | "message"> {
  return isFailedCall(error) ? error : { data: undefined, message: error.message };
}
