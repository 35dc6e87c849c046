import { pageNonce } from "./page-nonce.ts";

/**
 * What browsers with speculation rules prefetch. The content security policy allows exactly this
 * text.
 */
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
 * Makes browsers with speculation rules prefetch a page when its link is hovered or pressed. They
 * only fetch it: prerendering would count a view.
 */
export function fetchPagesAhead(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.nonce = pageNonce();
  script.textContent = speculationRules;
  document.body.append(script);
}
