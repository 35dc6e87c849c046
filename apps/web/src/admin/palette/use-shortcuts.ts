import { type HotkeyItem, useHotkeys, useLocalStorage } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { type Command, allCommands, paletteKey } from "./commands.ts";
import { useOffered } from "./use-offered.ts";

/** How long a `g` waits for its letter, in ms. */
const sequencePauseMs = 1_500;

const withKeys = allCommands.filter(({ keys }) => keys !== undefined && keys[0] !== paletteKey);
const allKeys = [...new Set(withKeys.flatMap(({ keys = [] }) => keys))];

/**
 * Single-character shortcuts can be turned off: speech input and long key presses trigger them by
 * accident (WCAG 2.1.4).
 */
export function useShortcutSwitch() {
  return useLocalStorage({
    key: "shortcuts",
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: (isOn) => (isOn ? "on" : "off"),
    deserialize: (stored) => stored !== "off",
  });
}

/**
 * Runs the command whose keys are pressed one after another; `run` returns whether there was
 * something to do.
 */
export function useShortcuts(run: (command: Command) => boolean): void {
  const [isOn] = useShortcutSwitch();
  const isOffered = useOffered();
  const [typed, setTyped] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typed.length === 0) return;
    const timer = setTimeout(() => setTyped([]), sequencePauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  function press(key: string, event: KeyboardEvent) {
    if (event.repeat || event.isComposing || event.defaultPrevented || isAnythingOpen()) return;
    const keys = [...typed, key];
    const begun = withKeys.filter(
      (command) => isOffered(command) && keys.every((each, at) => command.keys?.[at] === each),
    );
    const meant = begun.find((command) => command.keys?.length === keys.length);
    setTyped(meant === undefined && begun.length > 0 ? keys : []);
    if (meant && run(meant)) event.preventDefault();
  }

  useHotkeys(isOn ? allKeys.flatMap((key) => hotkeysFor(key, press)) : []);
}

/**
 * Some keyboards need Shift for `?` and `/`, others don't. Keys without a shortcut are left to the
 * browser.
 */
function hotkeysFor(key: string, press: (key: string, event: KeyboardEvent) => void): HotkeyItem[] {
  const item = (hotkey: string): HotkeyItem => [
    hotkey,
    (event) => press(key, event),
    { preventDefault: false },
  ];
  return /[a-z]/.test(key) ? [item(key)] : [item(key), item(`shift+${key}`)];
}

/** An open dialog, menu or option list handles the keyboard. */
export function isAnythingOpen(): boolean {
  const openable = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  return [...document.querySelectorAll(openable)].some((element) => element.checkVisibility());
}
