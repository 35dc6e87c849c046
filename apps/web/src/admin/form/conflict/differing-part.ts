/** A text in three pieces: the common beginning, the part that differs, the common end. */
export type InThree = readonly [before: string, own: string, after: string];

/** Finds where two texts differ, in whole words. */
export function differingPart(one: string, other: string): [InThree, InThree] {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(ones.length, others.length);
  let start = 0;
  while (start < shorter && ones[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && ones.at(-1 - end) === others.at(-1 - end)) end += 1;
  return [inThree(ones, start, end), inThree(others, start, end)];
}

function inThree(words: readonly string[], start: number, end: number): InThree {
  const until = words.length - end;
  return [
    words.slice(0, start).join(""),
    words.slice(start, until).join(""),
    words.slice(until).join(""),
  ];
}

/** Words with the white space between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/);
}
