/**
 * A script for the head of a page that loads the code for image transitions (`grow-images.ts`). A
 * page that an image is shared with waits for it, as the previous page has put it in the browser's
 * cache; other pages load it later.
 */
export function imageTransitionScript(src: string): string {
  return `(${startTransitions.toString()})(${JSON.stringify(src)});`;
}

/** Serialized into the page, so it can't use anything from outside. */
function startTransitions(src: string): void {
  const script = Object.assign(document.createElement("script"), { type: "module", src });
  let shared: string | null = null;
  try {
    shared = sessionStorage.getItem("shared-image");
  } catch {
    // Storage is forbidden: navigations aren't animated.
  }
  if (!shared) {
    addEventListener("pagereveal", ({ viewTransition }) => viewTransition?.skipTransition(), {
      once: true,
    });
    addEventListener("load", () => document.head.append(script));
    return;
  }
  // The image may be far down the page, so the first paint waits until all of the content is
  // parsed.
  const content = Object.assign(document.createElement("link"), { rel: "expect", href: "#main" });
  for (const element of [content, script]) {
    element.setAttribute("blocking", "render");
    document.head.append(element);
  }
}
