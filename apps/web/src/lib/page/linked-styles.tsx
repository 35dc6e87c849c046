import { createContext, use } from "react";

/**
 * Address of the style sheet of what is below a page's first view, provided by the server's entry;
 * undefined in development.
 */
export const LinkedStyles = createContext<string | undefined>(undefined);

/**
 * Loads the style sheet of what follows. The browser paints what is above it first, and the page's
 * HTML fits into a phone's first round trip without its text.
 */
export function StylesOfTheRest() {
  const href = use(LinkedStyles);
  return href !== undefined && <link rel="stylesheet" href={href} />;
}
