import { Menu } from "@mantine/core";
import { IconEye, IconLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DeleteItem, menuIconSize, RowMenu } from "../../../admin/list/row-menu.tsx";
import { type PreviewProps, previewPaths, useCopyPreviewLink } from "./preview-buttons.tsx";

interface WritingMenuProps extends PreviewProps {
  isBusy?: boolean;
  onDelete: () => void;
  /** Items before the preview. */
  children?: ReactNode;
}

/** Actions of a post or page in its list. */
export function WritingMenu({ kind, shown, isBusy = false, onDelete, children }: WritingMenuProps) {
  const { isCopying, copyLink } = useCopyPreviewLink(kind);
  return (
    <RowMenu of={shown.title} isBusy={isBusy || isCopying}>
      {children}
      <Menu.Item
        renderRoot={(props) => (
          <Link to={previewPaths[kind]} params={{ id: shown.id }} target="_blank" {...props} />
        )}
        leftSection={<IconEye size={menuIconSize} aria-hidden />}
      >
        Preview
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size={menuIconSize} aria-hidden />}
        onClick={() => copyLink(shown.id)}
      >
        Copy link to the preview
      </Menu.Item>
      <Menu.Divider />
      <DeleteItem onClick={onDelete} />
    </RowMenu>
  );
}
