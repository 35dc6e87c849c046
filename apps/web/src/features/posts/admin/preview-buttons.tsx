import { Button, type ButtonProps } from "@mantine/core";
import { IconEye, IconLink } from "@tabler/icons-react";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { useCopyPreviewLink } from "./use-preview-link.ts";

interface PreviewButtonsProps {
  post: { id: string; title: string };
  /** As icons if there is little room. */
  isShort?: boolean;
}

/** Open the preview in a new tab, or copy its link for people without an account. */
export function PreviewButtons({ post: { id, title }, isShort = false }: PreviewButtonsProps) {
  const { isCopying, copyLink } = useCopyPreviewLink();
  const look: ButtonProps = isShort
    ? { variant: "default", size: "xs", px: 7 }
    : { variant: "subtle", px: "xs" };
  return (
    <>
      <ButtonLink
        to="/admin/blogs/preview/$id"
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
