import { devices } from "@playwright/test";

/** A user agent whose visits count again, even if the tests ran a minute ago. */
export function newVisitor(): string {
  return `${devices["Desktop Chrome"].userAgent} Visitor/${Date.now()}`;
}
