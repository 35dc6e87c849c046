import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifyPlain, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

/** Copies the link to a post's preview, creating one if needed. */
export function useCopyPreviewLink() {
  const utils = trpc.useUtils();
  const share = trpc.postPreviews.share.useMutation({
    async onSuccess(link, { id }) {
      utils.postPreviews.find.setData({ id }, link);
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
