import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./details-drawer.module.css";

interface DetailsDrawerProps {
  isOpen: boolean;
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Details of one row, in a drawer on the right. */
export function DetailsDrawer({ isOpen, title, onClose, children }: DetailsDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size="lg"
      closeButtonProps={{ "aria-label": "Close the details" }}
      // The drawer's header isn't the page's banner.
      attributes={{ header: { role: "presentation" } }}
      classNames={{ title: classes.title }}
    >
      {children}
    </Drawer>
  );
}
