/**
 * Gives a document of a frame the styles of this page. Resolves once they hold there; a style sheet
 * that doesn't load again is left out, as is a disabled one, which says what a `style` has said.
 */
export async function copyStyles(target: Document): Promise<void> {
  const styles = document.querySelectorAll<HTMLElement>(
    'link[rel="stylesheet"]:not([disabled]), style',
  );
  const copies = [...styles].map((each) => {
    const copy = target.importNode(each, true);
    // The frame lives under this page's policy, which demands it.
    copy.nonce = each.nonce ?? "";
    return copy;
  });
  const loaded = copies.filter(({ localName }) => localName === "link").map(settled);
  target.head.append(...copies);
  await Promise.all(loaded);
}

function settled(link: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
}
