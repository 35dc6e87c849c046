/** happy-dom has no `document.fonts`, of which a text area that grows wants to know. */
export function standInForFonts(): void {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
}
