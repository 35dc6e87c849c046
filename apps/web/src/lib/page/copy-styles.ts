/**
 * Copies the styles of this page into the document of a frame. Resolves once they apply; a style
 * sheet that can't be loaded again is left out, and so is a disabled one, whose rules are inlined.
 */
export async function copyStyles(target: Document): Promise<void> {
  const styles = document.querySelectorAll<HTMLElement>(
    'link[rel="stylesheet"]:not([disabled]), style',
  );
  const copies = [...styles].map((each) => {
    const copy = target.importNode(each, true);
    // The frame has this page's content security policy, which requires it.
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
