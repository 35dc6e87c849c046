import { Button, type ButtonProps } from "@mantine/core";
import { IconEye, IconLink } from "@tabler/icons-react";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifyPlain, notifySuccess } from "../../../lib/notify.ts";
import { type PreviewKind, useKnownLink, useSharePreview } from "./preview-calls.ts";

interface PreviewButtonsProps {
  kind: PreviewKind;
  shown: { id: string; title: string };
  /** As icons if there is little room. */
  isShort?: boolean;
}

/** Open the preview in a new tab, or copy its link for people without an account. */
export function PreviewButtons({
  kind,
  shown: { id, title },
  isShort = false,
}: PreviewButtonsProps) {
  const { isCopying, copyLink } = useCopyPreviewLink(kind);
  const look: ButtonProps = isShort
    ? { variant: "default", size: "xs", px: 7 }
    : { variant: "subtle", px: "xs" };
  return (
    <>
      <ButtonLink
        to={kind === "post" ? "/admin/blogs/preview/$id" : "/admin/pages/preview/$id"}
        params={{ id }}
        target="_blank"
        aria-label={`Preview ${title}`}
        {...(isShort && { title: "Preview" })}
        {...look}
      >
        {isShort ? <IconEye size={16} aria-hidden /> : "Preview"}
      </ButtonLink>
      <Button
        aria-label={`Copy link to the preview of ${title}`}
        {...(isShort && { title: "Copy link to the preview" })}
        loading={isCopying}
        onClick={() => copyLink(id)}
        {...look}
      >
        {isShort ? <IconLink size={16} aria-hidden /> : "Copy link"}
      </Button>
    </>
  );
}

/** Copies the link to the preview, creating one if needed. */
function useCopyPreviewLink(kind: PreviewKind) {
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
