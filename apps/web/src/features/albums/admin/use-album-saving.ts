import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import type { Begun } from "../../../admin/form/use-edited-thing.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { type AlbumFormValues, changedAlbum } from "./album-form-values.ts";

interface AlbumSaving extends SavingEnds {
  id: string;
  /** The stored version the values are based on. */
  base: Begun<AlbumFormValues>;
}

/** Saves an album once and goes to the list of events. */
export function useAlbumSaving({ id, base, ...ends }: AlbumSaving) {
  const utils = trpc.useUtils();
  const { updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/events",
    changed: () => Promise.all([utils.albums.invalidate(), utils.history.invalidate()]),
    ...ends,
  });
  const update = trpc.albums.update.useMutation({
    retry: updating.retry,
    onSuccess: ({ meanwhile }) => updating.onSuccess({ id, meanwhile }),
    onError: updating.onError,
  });
  return {
    isSaving: update.isPending,
    isDone,
    save: (values: AlbumFormValues) =>
      once({ id, ...changedAlbum(values, base) }, (input) => update.mutate(input)),
  };
}
