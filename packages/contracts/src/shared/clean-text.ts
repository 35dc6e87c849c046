/**
 * Characters that PostgreSQL, a mail's header or a CSV can't hold are taken out of a text rather
 * than refused: nobody typed them on purpose.
 */

/** One line: line breaks and control characters become a space. */
export function singleLine(value: string): string {
  return value
    .toWellFormed()
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
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
