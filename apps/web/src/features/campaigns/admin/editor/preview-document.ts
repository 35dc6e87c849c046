import type { ColourScheme } from "../../../../lib/page/colour-scheme.ts";

interface PreviewOptions {
  /** The page's content security policy requires it for style sheets, in the frame too. */
  nonce: string;
  scheme: ColourScheme;
}

/**
 * A mail's HTML for a frame of this page: in the given colour scheme whatever the browser prefers,
 * with links that open new tabs and images from this origin.
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
