type HandOver = (part: HTMLElement) => void;

declare global {
  /**
   * Hands what was pressed so far within a part of the page to its code, and by `handOverFields`
   * what was typed, and lets the part go (`early-input.ts`). Undefined where the page came without
   * the script.
   */
  var handOverEarlyInput: ((part: HTMLElement, handOverFields?: HandOver) => void) | undefined;
}

/**
 * Marks a part of the page that a script brings alive: `data-waits`. What visitors press in it is
 * kept until then.
 */
export const waiting = { "data-waits": "" } as const;

/** The event that a waiting part gets when something in it was pressed. */
export const wantedEvent = "wanted";

/**
 * To be called by what brings a part alive, once it answers to what visitors do. React has to be
 * told what they typed (`hand-over-fields.ts`).
 */
export function comeAlive(part: HTMLElement, handOverFields?: HandOver): void {
  if (part.dataset["waits"] === undefined) return;
  if (globalThis.handOverEarlyInput) globalThis.handOverEarlyInput(part, handOverFields);
  else delete part.dataset["waits"];
}
