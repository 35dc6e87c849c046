import type { ColourScheme } from "../../../../lib/colour-scheme.ts";

interface PreviewOptions {
  /** The page's policy demands it of style sheets, in the frame too. */
  nonce: string;
  scheme: ColourScheme;
}

/**
 * A mail's HTML as it is shown in a frame of this page: by day or by night whatever the browser
 * prefers, its links in new tabs, and its images from where this page came from.
 */
export function previewDocument(html: string, { nonce, scheme }: PreviewOptions): string {
  return html
    .replaceAll("<style>", `<style nonce="${nonce}">`)
    .replaceAll("(prefers-color-scheme: dark)", scheme === "dark" ? "all" : "not all")
    .replaceAll('content="light dark"', `content="${scheme}"`)
    .replaceAll("color-scheme: light dark", `color-scheme: ${scheme}`)
    .replaceAll(/(<img [^>]*?src=")https?:\/\/[^/"]+(?=\/media\/)/g, "$1")
    .replace("<head>", '<head><base target="_blank">');
}
