import { devices } from "@playwright/test";

/** The browser of somebody whose visits count again, also when the tests ran a minute ago. */
export function newVisitor(): string {
  return `${devices["Desktop Chrome"].userAgent} Visitor/${Date.now()}`;
}
