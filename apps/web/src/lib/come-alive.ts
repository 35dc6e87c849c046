declare global {
  /**
   * Hands what was typed and pressed so far within a part of the page to its code, and lets the
   * part go (`early-input.ts`). Undefined where the page came without the script.
   */
  var handOverEarlyInput: ((part: HTMLElement) => void) | undefined;
}

/**
 * Marks a part of the page that a script brings alive: `data-waits`. What visitors press in it is
 * kept until then.
 */
export const waiting = { "data-waits": "" } as const;

/** The event that a waiting part gets when something in it was pressed. */
export const wantedEvent = "wanted";

/** To be called by what brings a part alive, once it answers to what visitors do. */
export function comeAlive(part: HTMLElement): void {
  if (part.dataset["waits"] === undefined) return;
  if (globalThis.handOverEarlyInput) globalThis.handOverEarlyInput(part);
  else delete part.dataset["waits"];
}
