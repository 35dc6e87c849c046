/** What a post can't hold, as people call it. */
const kinds: Readonly<Record<string, string>> = {
  table: "a table",
  img: "a picture",
  svg: "a drawing",
  canvas: "a drawing",
  video: "a video",
  audio: "a sound",
  iframe: "embedded content",
  embed: "embedded content",
  object: "embedded content",
  form: "a form",
};

/** Characters of the text before it that say where it was. */
const placeLength = 40;
const mostNamed = 5;

/** What is left out of pasted content, with its place; empty if all of it is kept. */
export function leftOutOf(body: HTMLElement): string[] {
  const found = [...body.querySelectorAll(Object.keys(kinds).join(", "))].filter(
    // A picture in a table goes with it.
    (element) => element.parentElement?.closest("table, svg, object, video, audio") === null,
  );
  const named = found.slice(0, mostNamed).map((element) => {
    const before = textBefore(body, element);
    const place = before === "" ? "at the beginning" : `after “…${before}”`;
    return `${kinds[element.localName] ?? "an element"} ${place}`;
  });
  const more = found.length - named.length;
  return more > 0 ? [...named, `${more} more`] : named;
}

function textBefore(body: HTMLElement, element: Element): string {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBehind =
      (element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
    if (isBehind) break;
    text += ` ${node.textContent ?? ""}`;
  }
  const words = text.replaceAll(/\s+/g, " ").trim();
  return [...words].slice(-placeLength).join("").trim();
}
