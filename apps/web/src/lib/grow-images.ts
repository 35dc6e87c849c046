/**
 * The image of a card grows into that of the page it opens, and back. Every other way through the
 * site stays as it is. `base.css` lets browsers that can animate from one document to the next do
 * so, unless their user wants less motion. Which image goes on is told from page to page, by
 * `shared-image` (`image-transition.ts`).
 */
export function growImages(): void {
  /** A page that is opened from a card with the same image. */
  const detailPage = /^\/(?:events|blog)\/[^/]+$/;
  const cardPage = /^\/(?:gallery|(?:events|blog)(?:\/[^/]+)?)?$/;
  /** What the page that one leaves tells the next one: the path of the page whose image goes on. */
  const key = "shared-image";
  let named: HTMLElement | undefined;

  /** How far the entry of the history was scrolled whose image went on to another page. */
  const scrollKey = () => `shared-image-scroll:${navigation.currentEntry?.key ?? ""}`;

  function read(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      // Storage is forbidden: the pages follow each other without an image that goes on.
      return null;
    }
  }

  /** Finds the page's image unless it is out of sight, from where it would fly in. */
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
    // One that is skipped, by us or by whoever goes on sooner, is no error.
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
    // A page that the browser has stored as it was left.
    forget();
    if (!viewTransition) return;
    // Back leads to where one was, which the browser may find only after it shows the page.
    const scrolled = navigation.activation?.navigationType === "traverse" && read(scrollKey());
    if (scrolled) scrollTo({ top: Number(scrolled), behavior: "instant" });
    const shared = read(key);
    grow(viewTransition, shared ? imageOf(shared) : undefined);
  });
}
