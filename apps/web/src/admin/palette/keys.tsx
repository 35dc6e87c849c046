import { Kbd } from "@mantine/core";
import { useOs } from "@mantine/hooks";
import { Fragment } from "react";
import classes from "./keys.module.css";

/** The palette's hotkey for `useHotkeys`. On a Mac, Control+K belongs to text fields. */
export function usePaletteHotkey(): { hotkey: string; spoken: string; keys: readonly string[] } {
  const os = useOs({ getValueInEffect: false });
  return os === "macos" || os === "ios"
    ? { hotkey: "meta+K", spoken: "Meta+K", keys: ["⌘", "K"] }
    : { hotkey: "ctrl+K", spoken: "Control+K", keys: ["Ctrl", "K"] };
}

/** Keys that are pressed together or one after another. */
export function Keys({ keys, together = false }: { keys: readonly string[]; together?: boolean }) {
  return (
    <span className={classes.keys}>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && !together && <span className={classes.then}> then </span>}
          <Kbd size="xs">{key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
