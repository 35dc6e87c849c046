import { pageNonce } from "./page-nonce.ts";

/** What browsers that know speculation rules fetch ahead. The page's policy allows this text. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/api/*", "/unsubscribe*", "/media/*"] } },
          { not: { selector_matches: "[target=_blank], [aria-current]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * Has a browser that knows speculation rules fetch the page of a link on which somebody rests or
 * presses. It fetches alone: a page that ran ahead would count a view that nobody had.
 */
export function fetchPagesAhead(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.nonce = pageNonce();
  script.textContent = speculationRules;
  document.body.append(script);
}
