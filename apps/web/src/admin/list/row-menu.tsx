import type { HistoryKind } from "@before-ten/contracts/history/rules";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconHistory, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";

export const menuIconSize = 16;

interface RowMenuProps {
  /** Name of the row's subject. */
  of: string;
  isBusy?: boolean;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** The actions of a row, so that none is taken by a slip. */
export function RowMenu({ of, isBusy = false, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width={230} returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size={30}
          aria-label={`Actions for ${of}`}
          aria-busy={isBusy}
        >
          <IconDots size={menuIconSize} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {/* A dialog that an item opens returns the focus to what had it, and the item is gone then. */}
      <Menu.Dropdown onClickCapture={() => button.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface DeleteItemProps {
  onClick: () => void;
  children?: string;
}

/** Links to the history of a thing that has no page of its own. */
export function HistoryItem({ kind, id }: { kind: HistoryKind; id: string }) {
  return (
    <Menu.Item
      renderRoot={(props) => (
        <Link to="/admin/history" search={{ kind, entityId: id }} {...props} />
      )}
      leftSection={<IconHistory size={menuIconSize} aria-hidden />}
    >
      History
    </Menu.Item>
  );
}

export function DeleteItem({ onClick, children = "Delete" }: DeleteItemProps) {
  return (
    <Menu.Item
      color="red"
      leftSection={<IconTrash size={menuIconSize} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}
