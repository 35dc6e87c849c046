/**
 * Characters that PostgreSQL, a mail header or a CSV can't hold are removed instead of refused,
 * because they aren't typed on purpose.
 */

/**
 * Noncharacters, which XML 1.0 forbids besides control characters. A single one in a title would
 * make a whole feed unreadable.
 */
const noCharacter = /\p{Noncharacter_Code_Point}+/gu;

/** Invisible characters: white space, control and ignorable characters, the empty braille cell. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const neverSeen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Belongs to the character before it, as in an emoji. */
const variationSelector = /[\ufe00-\ufe0f]/u;

/** Marks, overrides and isolates of direction, which make a text read differently than it is. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes surrounding invisible characters, which chats and spreadsheets add to copied text; empty
 * if nothing is visible.
 */
export function trimInvisible(value: string): string {
  if (!visible.test(value)) return "";
  let start = 0;
  while (invisible.test(value.charAt(start))) start += 1;
  let end = value.length;
  // A loop, because a regular expression for the end would restart at each run of spaces.
  while (invisible.test(value.charAt(end - 1)) && !variationSelector.test(value.charAt(end - 1))) {
    end -= 1;
  }
  return value.slice(start, end);
}

/** The number of characters that are seen, and of the white space between them. */
export function visibleLength(text: string): number {
  return [...text.replaceAll(neverSeen, "")].length;
}

/**
 * Makes it one line: line breaks and control characters become a space, and direction marks are
 * removed.
 */
export function singleLine(value: string): string {
  return trimInvisible(
    value
      .toWellFormed()
      .replaceAll(noCharacter, "")
      .replaceAll(direction, "")
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "),
  );
}

/**
 * A text of several lines: line breaks are normalized to one character, and of the other control
 * characters only the tab is kept.
 */
export function plainText(value: string): string {
  return trimInvisible(
    value
      .toWellFormed()
      .replaceAll(noCharacter, "")
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/[^\P{Cc}\n\t]/gu, ""),
  );
}
