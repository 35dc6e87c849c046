/**
 * Characters that PostgreSQL, a mail header or a CSV can't hold are removed instead of refused,
 * because they aren't typed on purpose.
 */

/**
 * What XML 1.0 forbids besides control characters: noncharacters. One of them in a title would take
 * a whole feed from its readers.
 */
const noCharacter = /\p{Noncharacter_Code_Point}+/gu;

/** What can't be seen: white space, control and ignorable characters, the empty braille cell. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Belongs to the character before it, as in an emoji. */
const variationSelector = /[\ufe00-\ufe0f]/u;

/** Marks, overrides and isolates of direction: with them a text reads otherwise than it is. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Without what can't be seen around it, as chats and spreadsheets leave it on a copied text; empty
 * when nothing can be seen.
 */
export function trimInvisible(value: string): string {
  if (!visible.test(value)) return "";
  let start = 0;
  while (invisible.test(value.charAt(start))) start += 1;
  let end = value.length;
  // A loop: an expression that looks for the end begins anew at each run of spaces.
  while (invisible.test(value.charAt(end - 1)) && !variationSelector.test(value.charAt(end - 1))) {
    end -= 1;
  }
  return value.slice(start, end);
}

/** One line: line breaks and control characters become a space, marks of direction go. */
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
 * A text of several lines: each line break becomes one character, and of the other control
 * characters only the tab stays.
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
