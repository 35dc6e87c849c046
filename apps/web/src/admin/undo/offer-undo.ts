/** A change that can be taken back. */
export interface UndoOffer {
  id: number;
  /** What was done: "Harbour Disco moved to trash". */
  text: string;
  undo: () => void;
}

/** The oldest first. */
let offers: readonly UndoOffer[] = [];
let latestId = 0;
const listeners = new Set<() => void>();

function setOffers(changed: readonly UndoOffer[]): void {
  offers = changed;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`, as `currentUndoOffers` is. */
export function subscribeToUndoOffers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUndoOffers(): readonly UndoOffer[] {
  return offers;
}

/** Adds a line to the undo bar, beside those that are still open. */
export function offerUndo(text: string, undo: () => void): void {
  latestId += 1;
  setOffers([...offers, { id: latestId, text, undo }]);
}

export function closeUndoOffer(id: number): void {
  setOffers(offers.filter((offer) => offer.id !== id));
}

/** The next admin of this browser must not undo what the last one did. */
export function closeUndoOffers(): void {
  setOffers([]);
}

/** An offer is used once: its line is gone before anything else happens. */
export function acceptUndoOffer({ id, undo }: UndoOffer): void {
  if (!offers.some((offer) => offer.id === id)) return;
  closeUndoOffer(id);
  undo();
}

/** Returns false if there is nothing to undo. */
export function undoLatest(): boolean {
  const latest = offers.at(-1);
  if (latest !== undefined) acceptUndoOffer(latest);
  return latest !== undefined;
}
