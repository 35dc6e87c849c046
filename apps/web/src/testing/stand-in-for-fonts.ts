/** happy-dom has no `document.fonts`, which autosizing text areas use. */
export function standInForFonts(): void {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
}
