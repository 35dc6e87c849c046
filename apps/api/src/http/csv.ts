/** Without it, spreadsheets assume their own legacy encoding. */
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
 * Puts an apostrophe before anything a spreadsheet would run as a formula. Where semicolons
 * separate cells, a file is split at those even inside quotes, so text after one begins a cell too.
 */
function withoutFormulas(text: string): string {
  const quoted = text.replaceAll(/(^|[;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /^[\t\r\n]/.test(quoted) ? `'${quoted}` : quoted;
}
