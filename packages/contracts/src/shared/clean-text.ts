/** What PostgreSQL, a mail's head or a CSV can't hold is taken out of a text rather than refused: nobody typed it on purpose. */

/** One line: line breaks and control characters become a space. */
export function singleLine(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Several lines: line breaks as one character, whatever the form sent, and no other control characters but the tab. */
export function plainText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
