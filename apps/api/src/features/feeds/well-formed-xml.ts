/** https://www.w3.org/TR/xml/#charsets: no other character may be written, nor referred to. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * What the libraries escape leaves such characters in, and one of them takes the whole file from
 * its readers. Every XML file that leaves goes through this.
 */
export function wellFormedXml(xml: string): string {
  return xml.replaceAll(forbidden, "");
}
