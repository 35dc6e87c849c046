import { load } from "cheerio/slim";
import { jsonrepair } from "jsonrepair";

/** A repair takes quadratic time at worst, which the limit of the task then ends. */
const maxRepaired = 200_000;

/** Signs of a comment or CDATA section around the JSON, or a byte order mark before it. */
const opening = /^(?:<!\[CDATA\[|[\s\uFEFF;<>!/*-])+/;
const closing = /(?:\]\]>|[\s;<>!/*-])+$/;
/** Longer than any such end, so that a page can't make the search for it slow. */
const maxClosing = 100;
/** Prefixes of names in expanded or compacted JSON-LD. */
const prefixed = /"(?:https?:\/\/schema\.org\/|schema:)(\w+)"(?=\s*:)/g;

/**
 * The content of a JSON-LD script; undefined if it can't be understood. Templates leave commas
 * behind the last field, semicolons behind objects, or escape the whole for HTML.
 */
export function parsedJsonLd(source: string): unknown {
  const opened = source.replace(opening, "").trimEnd();
  const end = opened.slice(-maxClosing).replace(closing, "");
  const text = (opened.slice(0, -maxClosing) + end).replaceAll(prefixed, '"$1"');
  return parsed(text) ?? parsed(repaired(text)) ?? parsed(repaired(unescaped(text)));
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined also if its end is missing: the last value might be cut. */
function repaired(text: string): string | undefined {
  const isWhole = text.length <= maxRepaired && /^[[{][^]*[\]}],?$/.test(text);
  if (!isWhole) return undefined;
  try {
    return jsonrepair(separated(text));
  } catch {
    return undefined;
  }
}

/** Strings, which stay as they are, or what stands between them. */
const token =
  /"(?:[^"\\]|\\[^])*"?|;(?=\s*(?:[{[;]|$))|\}(?=[\s;]*\{)|(:\s*)([-+.\d][^"{}[\]\n]{0,40}?)(?=\s{0,9}(?:,\s{0,99}["}]|[}\]\n]))/g;

/** Puts a comma between two objects, and quotes what isn't a number of JSON, such as `1.200,50`. */
function separated(text: string): string {
  return text.replaceAll(token, (found, colon?: string, value?: string) => {
    if (found === ";") return "\n";
    if (found === "}") return "},";
    if (colon === undefined || value === undefined) return found;
    return typeof parsed(value) === "number" ? found : `${colon}${JSON.stringify(value)}`;
  });
}

function unescaped(text: string): string {
  return /&(?:quot|#34|#x22);/i.test(text) ? load(text.replaceAll("<", "&lt;")).text() : text;
}
