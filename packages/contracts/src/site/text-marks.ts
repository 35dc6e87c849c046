/**
 * Marks of editable texts in a page rendered for an editor. They are characters of Unicode's
 * private use area, which no saved text contains, so they get through React into any element or
 * attribute and are found there.
 */

const opening = "\uE000";
const keyEnd = "\uE001";
const closing = "\uE002";
/** A key's characters are shifted by this, so that none is read as text. */
const shift = 0xe100;

const marked = /\uE000([\uE100-\uE1FF]+)\uE001([^\uE000-\uE002]*)\uE002/gu;
const anyMark = /\uE000[\uE100-\uE1FF]+\uE001|\uE002/gu;

export function markText(key: string, text: string): string {
  const shifted = [...key].map((letter) => String.fromCharCode(letter.charCodeAt(0) + shift));
  return opening + shifted.join("") + keyEnd + text + closing;
}

interface MarkedText {
  key: string;
  text: string;
  /** Where its marks begin and end in the whole. */
  from: number;
  to: number;
}

/** The marked texts in an element's text or an attribute, in their order. */
export function findMarkedTexts(whole: string): MarkedText[] {
  return [...whole.matchAll(marked)].map((match) => {
    const [found, shifted = "", text = ""] = match;
    const key = [...shifted]
      .map((letter) => String.fromCharCode(letter.charCodeAt(0) - shift))
      .join("");
    return { key, text, from: match.index, to: match.index + found.length };
  });
}

export function withoutMarks(whole: string): string {
  return whole.replaceAll(anyMark, "");
}
