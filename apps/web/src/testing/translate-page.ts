/**
 * Does what Chrome and Edge do to a page that they translate: texts become `<font>` elements. Tests
 * run it in the browser's page too, so it uses nothing from outside.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const isShown = !text.parentElement?.closest("script, style, noscript, textarea, font");
    if (text instanceof Text && isShown && text.data.trim() !== "") texts.push(text);
  }
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(Object.assign(document.createElement("font"), { textContent: `${text.data}'` }));
    text.replaceWith(font);
  }
}
