import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./details-drawer.module.css";

interface DetailsDrawerProps {
  isOpen: boolean;
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Over the right side of a list: one of its rows, with all there is to know. */
export function DetailsDrawer({ isOpen, title, onClose, children }: DetailsDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size="lg"
      closeButtonProps={{ "aria-label": "Close the details" }}
      // A drawer's head is no head of the page.
      attributes={{ header: { role: "presentation" } }}
      classNames={{ title: classes.title }}
    >
      {children}
    </Drawer>
  );
}
