/**
 * Collects what is typed from the moment the palette is asked for until its field has the focus:
 * neither a shortcut nor the page gets it.
 */
export interface EarlyKeys {
  /** Answers what was typed, and leaves the keyboard alone from now on. */
  take: () => string;
}

export function collectEarlyKeys(): EarlyKeys {
  let typed = "";

  function collect(event: KeyboardEvent) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut || event.isComposing) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener("keydown", collect, { capture: true });
  return {
    take() {
      window.removeEventListener("keydown", collect, { capture: true });
      return typed;
    },
  };
}
