/** A sentence of a party's page that is shown for a while. Without zod. */
export interface Promotion {
  text: string;
  /** ISO 8601 in UTC; null: from the start. */
  from: string | null;
  /** Null: until the party is over. */
  until: string | null;
}

/** What visitors may know of it now. */
export function shownPromotion(promotion: Promotion | null, now: Date): Promotion | null {
  if (promotion === null) return null;
  const { from, until } = promotion;
  const hasBegun = from === null || Date.parse(from) <= now.getTime();
  const isOver = until !== null && Date.parse(until) <= now.getTime();
  return hasBegun && !isOver ? promotion : null;
}
