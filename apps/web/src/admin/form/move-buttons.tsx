import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";

export interface Place {
  /** 1-based position. */
  number: number;
  of: number;
}

interface MoveButtonsProps {
  /** Name of the moved item, e.g. `block 2`. */
  name: string;
  place: Place;
  size?: "md" | "lg";
  /** Mentions the shortcuts of `moveByKeys` in the buttons' titles. */
  hasKeys?: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move an item of a list up or down. */
export function MoveButtons({
  name,
  place: { number, of },
  size = "md",
  hasKeys = false,
  onMove,
}: MoveButtonsProps) {
  const shared = { variant: "subtle", color: "gray", size };
  const iconSize = size === "lg" ? 18 : 16;
  return (
    <>
      <ActionIcon
        {...shared}
        aria-label={`Move ${name} up`}
        title={hasKeys ? "Up (Alt+↑)" : undefined}
        data-part="up"
        disabled={number === 1}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={iconSize} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...shared}
        aria-label={`Move ${name} down`}
        title={hasKeys ? "Down (Alt+↓)" : undefined}
        data-part="down"
        disabled={number === of}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={iconSize} aria-hidden />
      </ActionIcon>
    </>
  );
}

/** Keydown handler of an item: Alt with an arrow key moves it, unless it is at that end already. */
export function moveByKeys(
  event: KeyboardEvent,
  { number, of }: Place,
  onMove: (by: -1 | 1) => void,
): void {
  if (!event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  const by = event.key === "ArrowUp" ? -1 : 1;
  if (by === -1 ? number > 1 : number < of) onMove(by);
}
