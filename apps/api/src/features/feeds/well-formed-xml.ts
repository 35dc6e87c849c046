/** https://www.w3.org/TR/xml/#charsets: no other character may appear, even as a reference. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Libraries escape text but leave such characters in, and a single one makes the whole file
 * unreadable. Every XML file we send goes through this.
 */
export function wellFormedXml(xml: string): string {
  return xml.replaceAll(forbidden, "");
}
