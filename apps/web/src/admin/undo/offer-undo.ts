/** A change that can be undone. */
export interface UndoOffer {
  id: number;
  /** What was done: "Harbour Disco moved to trash". */
  text: string;
  undo: () => void;
}

/** Oldest first. */
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

/** Adds a line to the undo bar, below those that are still open. */
export function offerUndo(text: string, undo: () => void): void {
  latestId += 1;
  setOffers([...offers, { id: latestId, text, undo }]);
}

export function closeUndoOffer(id: number): void {
  setOffers(offers.filter((offer) => offer.id !== id));
}

/** The next admin in this browser must not undo the previous one's changes. */
export function closeUndoOffers(): void {
  setOffers([]);
}

/** Removes the offer's line first, so that it can be used only once. */
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
