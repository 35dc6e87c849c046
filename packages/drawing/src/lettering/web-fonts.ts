import { fileURLToPath } from "node:url";

/** The site's typefaces as files for browsers: the display face and the text face. */
export const webFonts = {
  display: fileURLToPath(
    import.meta
      .resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2"),
  ),
  text: fileURLToPath(
    import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  ),
} as const;
