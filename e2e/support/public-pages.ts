/** Public pages other than Home, the events and those of mailed links. */
export const publicPages = [
  "/about",
  "/gallery",
  "/trust",
  "/blog",
  "/blog/the-first-record-of-the-day",
  "/series/first-saturday-at-the-salt",
  "/venues/tram-depot-nine",
  "/london",
  "/contact",
] as const;
