/** Two names mean the same party if they share at least this part of the shorter name's words. */
const sameShare = 0.6;

/**
 * Whether a ticket page's name and an event's mean the same party: sellers add the venue, the city
 * or their own name, and shorten long names.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(words.size, otherWords.size);
  const shared = [...words].filter((word) => otherWords.has(word));
  return shorter > 0 && shared.length / shorter >= sameShare;
}

function wordsOf(name: string): Set<string> {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu));
}
