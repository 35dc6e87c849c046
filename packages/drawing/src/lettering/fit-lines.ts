import { capHeight, drawableText, letter } from "./lettering.ts";

/** Distance of two baselines, in ems: tight, as the display face is set everywhere. */
export const lineHeight = 0.9;

interface Block {
  width: number;
  height: number;
  maxSize: number;
  maxLines: number;
  /** A longer text ends in an ellipsis. */
  maxLetters?: number;
}

interface FittedLines {
  lines: string[];
  size: number;
}

/**
 * Breaks a text into the lines that let it stand largest inside a block. Height counts from the
 * first capital to the last baseline.
 */
export function fitLines(
  text: string,
  { width, height, maxSize, maxLines, maxLetters = longestText }: Block,
): FittedLines {
  const words = wordsOf(text, maxLetters);
  let best: FittedLines = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(maxLines, words.length); count += 1) {
    const lines = balance(words, count);
    const widest = Math.max(...lines.map((line) => letter(line, { size: 1 }).width));
    const size = Math.min(
      maxSize,
      width / widest,
      height / (capHeight + lineHeight * (lines.length - 1)),
    );
    if (size > best.size) best = { lines, size };
  }
  return best;
}

interface Word {
  text: string;
  width: number;
}

const space = 0.19;
const longestText = 56;
const longestWord = /.{1,22}/gu;

function wordsOf(text: string, maxLetters: number): Word[] {
  const letters = [...drawableText(text)];
  const shown = letters.length > maxLetters ? cut(letters, maxLetters) : letters.join("");
  return shown
    .split(" ")
    .flatMap((word) => word.match(longestWord) ?? [])
    .map((word) => ({ text: word, width: letter(word, { size: 1 }).width }));
}

/** Cuts at a word, unless that would cost more than a dozen letters. */
function cut(letters: string[], maxLetters: number): string {
  return `${letters
    .slice(0, maxLetters)
    .join("")
    .replace(/ \S{0,12}$/u, "")}…`;
}

/**
 * The narrowest width that fits the words into this many lines, by bisection; a few thousandths of
 * an em are precise enough.
 */
function balance(words: Word[], count: number): string[] {
  let tooNarrow = 0;
  let measure = words.reduce((sum, word) => sum + word.width + space, 0);
  while (measure - tooNarrow > 0.005) {
    const middle = (tooNarrow + measure) / 2;
    if (wrap(words, middle).length <= count && words.every((word) => word.width <= middle))
      measure = middle;
    else tooNarrow = middle;
  }
  return wrap(words, measure);
}

function wrap(words: Word[], measure: number): string[] {
  const lines: Word[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.width + space + word.width <= measure) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines.map((line) => line.text);
}
