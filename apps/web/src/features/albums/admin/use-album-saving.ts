import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import { trpc } from "../../../lib/trpc.ts";
import { type AlbumFormValues, writtenAlbum } from "./album-form-values.ts";

interface AlbumSaving extends SavingEnds {
  id: string;
}

/** Saves an album, once, and goes to the list of events. */
export function useAlbumSaving({ id, ...ends }: AlbumSaving) {
  const utils = trpc.useUtils();
  const { updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/events",
    changed: () => Promise.all([utils.albums.invalidate(), utils.history.invalidate()]),
    ...ends,
  });
  const update = trpc.albums.update.useMutation({
    retry: updating.retry,
    onSuccess: () => updating.onSuccess({ id }),
    onError: updating.onError,
  });
  return {
    isSaving: update.isPending,
    isDone,
    /** Without a version it replaces whatever is stored. */
    save: (values: AlbumFormValues, baseVersion?: number) =>
      once({ id, baseVersion, ...writtenAlbum(values) }, (input) => update.mutate(input)),
  };
}
