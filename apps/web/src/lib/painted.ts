/** A tab that is hidden isn't painted. */
const patienceMs = 100;

/**
 * Resolves once the browser has painted what is to be seen by now. What somebody's press leads to
 * and takes a while waits for it, so that the answer to the press is seen at once.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}
