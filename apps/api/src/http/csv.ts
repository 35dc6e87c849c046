/** Spreadsheets take a file without it for one in their own old encoding. */
export const byteOrderMark = "\uFEFF";

/** RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number): string {
  const text = withoutFormulas(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Puts an apostrophe before what a spreadsheet would run as a formula. In countries that separate
 * cells by semicolons a file is split at those, whatever the quotes say, so that what follows one
 * begins a cell too.
 */
function withoutFormulas(text: string): string {
  const quoted = text.replaceAll(/(^|[;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /^[\t\r\n]/.test(quoted) ? `'${quoted}` : quoted;
}
