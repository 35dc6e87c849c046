/**
 * Characters that PostgreSQL, a mail's header or a CSV can't hold are taken out of a text rather
 * than refused: nobody typed them on purpose.
 */

/**
 * What XML 1.0 forbids besides control characters: noncharacters. One of them in a title would take
 * a whole feed from its readers.
 */
const noCharacter = /\p{Noncharacter_Code_Point}+/gu;

/** One line: line breaks and control characters become a space. */
export function singleLine(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(noCharacter, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/**
 * A text of several lines: each line break becomes one character, and of the other control
 * characters only the tab stays.
 */
export function plainText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(noCharacter, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
