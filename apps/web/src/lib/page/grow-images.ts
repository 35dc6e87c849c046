/**
 * Animates a card's image into that of the page it opens, and back. Other navigations aren't
 * animated. `base.css` enables view transitions between documents, unless the user prefers reduced
 * motion. The name of the shared image is passed from page to page in `shared-image`
 * (`image-transition.ts`).
 */
export function growImages(): void {
  /** Pages whose image is also on a card. */
  const detailPage = /^\/(?:events|blog)\/[^/]+$/;
  const cardPage = /^\/(?:gallery|(?:events|blog)(?:\/[^/]+)?)?$/;
  /** Storage key for the path of the page whose image is shared with the next page. */
  const key = "shared-image";
  let named: HTMLElement | undefined;

  /** Storage key for the scroll position of the history entry that an image was opened from. */
  const scrollKey = () => `shared-image-scroll:${navigation.currentEntry?.key ?? ""}`;

  function read(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      // Storage is forbidden: navigations aren't animated.
      return null;
    }
  }

  /** Finds the page's image, unless it is out of sight, from where it would fly in. */
  function imageOf(page: string): HTMLElement | undefined {
    const scope =
      page === location.pathname ? "article" : `article:has(a[href="${CSS.escape(page)}"])`;
    return [...document.querySelectorAll<HTMLElement>(`main ${scope} picture > img`)].find(
      (image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      },
    );
  }

  function forget(): void {
    named?.style.removeProperty("view-transition-name");
    named = undefined;
  }

  function grow(transition: ViewTransition, image: HTMLElement | undefined): void {
    // A skipped transition, ours or another navigation's, is no error.
    transition.ready.catch(() => undefined);
    if (image === undefined) {
      transition.skipTransition();
      return;
    }
    named = image;
    image.style.setProperty("view-transition-name", "picture");
    transition.types.add("picture");
    transition.finished.then(forget, forget);
  }

  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const from = location.pathname;
    const to = new URL(activation?.entry.url ?? location.href).pathname;
    let shared = detailPage.test(to) && to !== from ? to : undefined;
    let image = shared === undefined ? undefined : imageOf(shared);
    if (!image && detailPage.test(from) && cardPage.test(to) && to !== from) {
      shared = from;
      image = imageOf(from);
    }
    try {
      sessionStorage.setItem(key, shared ?? "");
      if (image) sessionStorage.setItem(scrollKey(), String(scrollY));
    } catch {
      image = undefined;
    }
    grow(viewTransition, image);
  });

  addEventListener("pagereveal", ({ viewTransition }) => {
    // A page restored from the back/forward cache.
    forget();
    if (!viewTransition) return;
    // Back restores the scroll position, which the browser may do only after the page is shown.
    const scrolled = navigation.activation?.navigationType === "traverse" && read(scrollKey());
    if (scrolled) scrollTo({ top: Number(scrolled), behavior: "instant" });
    const shared = read(key);
    grow(viewTransition, shared ? imageOf(shared) : undefined);
  });
}
