/**
 * Has a browser that knows speculation rules fetch the page of a link on which somebody rests or
 * presses. It fetches alone: a page that ran ahead would count a view that nobody had.
 */
export function speculationRules(nonce: string): string {
  const rules = {
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
  };
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`;
}
