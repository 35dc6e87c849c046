/**
 * A script for the head of a page: it fetches what lets images grow from page to page
 * (`grow-images.ts`). A page that an image goes on to waits for that, which the page before has
 * left in the browser's cache; others get it once they have loaded.
 */
export function imageTransitionScript(src: string): string {
  return `(${startTransitions.toString()})(${JSON.stringify(src)});`;
}

/** Runs in the page, as its own source: it can use nothing from outside. */
function startTransitions(src: string): void {
  const script = Object.assign(document.createElement("script"), { type: "module", src });
  let shared: string | null = null;
  try {
    shared = sessionStorage.getItem("shared-image");
  } catch {
    // Storage is forbidden: the pages follow each other without an image that goes on.
  }
  if (!shared) {
    addEventListener("pagereveal", ({ viewTransition }) => viewTransition?.skipTransition(), {
      once: true,
    });
    addEventListener("load", () => document.head.append(script));
    return;
  }
  // The image may stand far down: such a page is first shown once all of its content is read.
  const content = Object.assign(document.createElement("link"), { rel: "expect", href: "#main" });
  for (const element of [content, script]) {
    element.setAttribute("blocking", "render");
    document.head.append(element);
  }
}
