/**
 * Collects what is typed from opening the palette until its field has the focus, so neither a
 * shortcut nor the page reacts to it.
 */
export interface EarlyKeys {
  /** Returns what was typed and stops collecting. */
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
