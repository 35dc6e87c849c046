import { Parser } from "htmlparser2";
import type { Json } from "./json-values.ts";
import { microdataReader } from "./microdata.ts";

interface PageMarkup {
  /** The contents of the JSON-LD scripts. */
  scripts: string[];
  /** The first content of each meta element, by its property or name. */
  metas: ReadonlyMap<string, string>;
  /** The outermost items of microdata. */
  items: Json[];
}

const jsonLdType = /^\s{0,9}application\/ld\+json\s{0,9}(?:;|$)/i;

/** The parser takes quadratic time for nested elements; nothing deeper is read. */
const maxDepth = 5_000;

/**
 * Reads the parts of a page that are meant for programs. No tree is built, because a hostile page
 * would make it too deep or too large.
 */
export function markupOf(html: string): PageMarkup {
  const scripts: string[] = [];
  const metas = new Map<string, string>();
  const microdata = microdataReader();
  let script: string[] | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attribs) {
      const { property, name: metaName, content = "", type = "" } = attribs;
      const key = property ?? metaName ?? "";
      if (name === "meta" && !metas.has(key)) metas.set(key, content);
      if (name === "script" && jsonLdType.test(type)) script = [];
      microdata.onOpen(attribs);
      depth += 1;
      if (depth > maxDepth) parser.pause();
    },
    ontext(part) {
      if (script === undefined) microdata.onText(part);
      else script.push(part);
    },
    onclosetag(name) {
      if (name === "script" && script !== undefined) {
        scripts.push(script.join(""));
        script = undefined;
      }
      microdata.onClose();
      depth -= 1;
    },
  });
  parser.end(html);
  return { scripts, metas, items: microdata.items };
}
