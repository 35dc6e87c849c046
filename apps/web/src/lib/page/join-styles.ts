import { createHash } from "node:crypto";

interface JoinedStyles {
  /** Its path on the site, which changes with the text. */
  href: string;
  text: string;
}

/** One style sheet in place of several; the build writes it, and the server links to it. */
export function joinStyles(texts: readonly string[]): JoinedStyles {
  const text = texts.join("");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { href: `/assets/${hash}.css`, text };
}
