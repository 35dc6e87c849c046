import { trpc } from "../../../lib/api/trpc.ts";

/** What has a preview; each kind has calls of its own, as each has another permission. */
export type PreviewKind = "post" | "page";

type ShareOptions = Parameters<typeof trpc.postPreviews.share.useMutation>[0];
type RevokeOptions = Parameters<typeof trpc.postPreviews.revoke.useMutation>[0];

/** The working link; null if there is none. */
export function usePreviewLink(kind: PreviewKind, id: string) {
  const ofPost = trpc.postPreviews.find.useQuery({ id }, { enabled: kind === "post" });
  const ofPage = trpc.pagePreviews.find.useQuery({ id }, { enabled: kind === "page" });
  return (kind === "post" ? ofPost : ofPage).data;
}

/** Stores what the server answered as the link that is known. */
export function useKnownLink(kind: PreviewKind) {
  const utils = trpc.useUtils();
  return kind === "post" ? utils.postPreviews.find : utils.pagePreviews.find;
}

export function useSharePreview(kind: PreviewKind, options: ShareOptions) {
  const ofPost = trpc.postPreviews.share.useMutation(options);
  const ofPage = trpc.pagePreviews.share.useMutation(options);
  return kind === "post" ? ofPost : ofPage;
}

export function useRevokePreview(kind: PreviewKind, options: RevokeOptions) {
  const ofPost = trpc.postPreviews.revoke.useMutation(options);
  const ofPage = trpc.pagePreviews.revoke.useMutation(options);
  return kind === "post" ? ofPost : ofPage;
}
