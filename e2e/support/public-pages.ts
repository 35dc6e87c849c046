/** Those beside Home, the events and what mailed links lead to. */
export const publicPages = [
  "/about",
  "/gallery",
  "/trust",
  "/blog",
  "/blog/the-first-record-of-the-day",
  "/contact",
] as const;
