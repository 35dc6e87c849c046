import type { getRouter } from "../router.tsx";

/** A page that is opened from a card with the same image. */
const detailPage = /^\/(?:events|blog)\/[^/]+$/;
const cardPage = /^\/(?:gallery|(?:events|blog)(?:\/[^/]+)?)?$/;

/**
 * The image of a card grows into that of the page it opens, and back. The router starts it once the
 * next page can be rendered, so a slow answer freezes nothing; every other way through the site
 * stays as it is.
 */
export function morphImages(router: ReturnType<typeof getRouter>): void {
  // In a browser without transition types the router would fade every page into the next.
  if (!CSS.supports("selector(:active-view-transition-type(a))")) return;

  /** The page whose image goes on. */
  let shared: string | undefined;
  let named: HTMLElement | undefined;
  const name = (image: HTMLElement | undefined) => {
    named?.style.removeProperty("view-transition-name");
    named = image;
    named?.style.setProperty("view-transition-name", "picture");
  };

  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation, pathChanged }) => {
      shared = undefined;
      if (!fromLocation || !pathChanged || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        return false;
      }
      const from = fromLocation.pathname;
      const to = toLocation.pathname;
      let image = detailPage.test(to) ? imageOf(to, from) : undefined;
      if (image) {
        shared = to;
      } else if (detailPage.test(from) && cardPage.test(to)) {
        image = imageOf(from, from);
        shared = from;
      }
      name(image);
      return image ? ["picture"] : false;
    },
  };
  // The browser looks at the new page when this is done.
  router.subscribe("onRendered", ({ toLocation }) => {
    name(shared === undefined ? undefined : imageOf(shared, toLocation.pathname));
    shared = undefined;
  });
}

/** Finds the page's image unless it is out of sight, from where it would fly in. */
function imageOf(page: string, shownPage: string): HTMLElement | undefined {
  const card = `article:has(a[href="${CSS.escape(page)}"])`;
  return [
    ...document.querySelectorAll<HTMLElement>(
      `main ${page === shownPage ? "article" : card} picture > img`,
    ),
  ].find((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
