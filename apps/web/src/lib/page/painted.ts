/** A hidden tab isn't painted, so it doesn't wait longer than this. */
const patienceMs = 100;

/**
 * Resolves once the browser has painted the current state. Slow reactions to a click wait for it,
 * so that its immediate effect is visible at once.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}
