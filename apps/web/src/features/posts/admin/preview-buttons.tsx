import { Button } from "@mantine/core";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifyPlain, notifySuccess } from "../../../lib/notify.ts";
import { type PreviewKind, useKnownLink, useSharePreview } from "./preview-calls.ts";

export interface PreviewProps {
  kind: PreviewKind;
  shown: { id: string; title: string };
}

export const previewPaths = {
  post: "/admin/blogs/preview/$id",
  page: "/admin/pages/preview/$id",
} as const;

/** Open the preview in a new tab, or copy its link for people without an account. */
export function PreviewButtons({ kind, shown: { id, title } }: PreviewProps) {
  const { isCopying, copyLink } = useCopyPreviewLink(kind);
  return (
    <>
      <ButtonLink
        to={previewPaths[kind]}
        params={{ id }}
        target="_blank"
        aria-label={`Preview ${title}`}
        variant="subtle"
        px="xs"
      >
        Preview
      </ButtonLink>
      <Button
        aria-label={`Copy link to the preview of ${title}`}
        loading={isCopying}
        onClick={() => copyLink(id)}
        variant="subtle"
        px="xs"
      >
        Copy link
      </Button>
    </>
  );
}

/** Copies the link to the preview, creating one if needed. */
export function useCopyPreviewLink(kind: PreviewKind) {
  const known = useKnownLink(kind);
  const share = useSharePreview(kind, {
    async onSuccess(link, { id }) {
      known.setData({ id }, link);
      await copy(link.url);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.previewLinkFailed })),
  });
  return {
    isCopying: share.isPending,
    copyLink: (id: string) => share.mutate({ id }),
  };
}

async function copy(url: string): Promise<void> {
  // Browsers have no clipboard without TLS, though its type says so.
  const { clipboard }: Partial<Navigator> = navigator;
  try {
    if (!clipboard) throw new DOMException("no clipboard", "NotAllowedError");
    await clipboard.writeText(url);
    notifySuccess(messages.previewLinkCopied);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // Shows the link to be copied by hand.
    notifyPlain(url);
  }
}
