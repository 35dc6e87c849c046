type HandOver = (part: HTMLElement) => void;

declare global {
  /**
   * Replays what was clicked in a part of the page so far, restores what was typed with
   * `handOverFields`, and stops recording there (`early-input.ts`). Undefined if the page has no
   * such script.
   */
  var handOverEarlyInput: ((part: HTMLElement, handOverFields?: HandOver) => void) | undefined;
}

/**
 * Marks a part of the page that a script starts: `data-waits`. Input in it is recorded until then.
 */
export const waiting = { "data-waits": "" } as const;

/** Marks a part of the page that isn't shown without scripts. */
export const needsScripts = { "data-needs-scripts": "" } as const;

/** Event that a waiting part gets when something in it is clicked. */
export const wantedEvent = "wanted";

/**
 * Call once a part of the page responds to input. React needs `hand-over-fields.ts` to learn what
 * was typed.
 */
export function comeAlive(part: HTMLElement, handOverFields?: HandOver): void {
  if (part.dataset["waits"] === undefined) return;
  if (globalThis.handOverEarlyInput) globalThis.handOverEarlyInput(part, handOverFields);
  else delete part.dataset["waits"];
}
