import { load } from "cheerio/slim";

const isHtml = /<(?:p|br|div|span|b|i|u|a|ul|ol|li|strong|em|h\d|table|html|font)\b[^<>]*>/i;

/** The text of a description that some programs write as HTML. */
export function textOfHtml(text: string): string {
  if (!isHtml.test(text)) return text;
  const page = load(text.replaceAll(/\s+/g, " "));
  page("script, style, title").remove();
  page("br").replaceWith("\n");
  page("li").prepend("- ");
  page("p, div, li, ul, ol, tr, h1, h2, h3, h4, h5, h6").append("\n");
  return page
    .root()
    .text()
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
