import { isWebLink } from "@before-ten/contracts/shared/web-link";
import type { Paragraph, Run } from "../../../mail/layout/mail-content.ts";
import { fieldSlot } from "./campaign-slots.ts";
import { fieldPattern } from "./personal-fields.ts";

/**
 * The syntax of text blocks: `**strong**`, `_emphasis_`, `[label](https://…)` and personal fields;
 * an empty line begins a paragraph. Anything else is plain text. Parsing takes linear time for any
 * input.
 */

type Token =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; text: string; mayOpen: boolean; mayClose: boolean }
  | { kind: "link"; label: string; url: string };

const tokens = new RegExp(
  String.raw`\*\*|_|\[([^[\]\n]{1,300})\]\((https?://[^\s()[\]{}]{1,2000})\)|${fieldPattern}`,
  "gi",
);

/** @param linkTo returns the mail's link for an address, called in the order of the text */
export function readRichText(text: string, linkTo: (url: string) => string): Paragraph[] {
  return text
    .split(/\n(?:[ \t]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => linesOf(runsOf(paragraph, linkTo)));
}

function runsOf(text: string, linkTo: (url: string) => string): Run[] {
  const parts = tokensOf(text);
  const paired = pairsOf(parts);
  const runs: Run[] = [];
  let [isStrong, isEmphasised] = [false, false];
  for (const [index, part] of parts.entries()) {
    if (part.kind === "link") {
      const url = linkTo(part.url);
      // Links can't be nested, so the label only allows emphasis.
      for (const run of runsOf(part.label, linkTo)) {
        runs.push({
          text: run.text,
          isStrong: isStrong || run.isStrong,
          isEmphasised: isEmphasised || run.isEmphasised,
          url,
        });
      }
    } else if (paired.has(index)) {
      if (part.kind === "strong") isStrong = !isStrong;
      else isEmphasised = !isEmphasised;
    } else {
      runs.push({ text: part.text, isStrong, isEmphasised });
    }
  }
  return runs;
}

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  const addText = (added: string) => {
    if (added !== "") found.push({ kind: "text", text: added });
  };
  for (const match of text.matchAll(tokens)) {
    const [all, label, url, name, fallback = ""] = match;
    const next = match.index + all.length;
    addText(text.slice(end, match.index));
    end = next;
    if (label !== undefined && url !== undefined) {
      if (isWebLink(url)) found.push({ kind: "link", label, url });
      else addText(all);
    } else if (name !== undefined) {
      addText(fallback.trim() === "" ? all : fieldSlot({ name, fallback: fallback.trim() }));
    } else {
      found.push(markerOf(all, text.at(match.index - 1), text.at(next), match.index === 0));
    }
  }
  addText(text.slice(end));
  return found;
}

/**
 * `snake_case` has no emphasis in it, and a marker with a space inside neither opens nor closes
 * anything.
 */
function markerOf(
  text: string,
  charBefore: string | undefined,
  after: string | undefined,
  isFirst: boolean,
): Token {
  const before = isFirst ? undefined : charBefore;
  const isText = (char: string | undefined) => char !== undefined && !/\s/.test(char);
  if (text === "**") {
    return { kind: "strong", text, mayOpen: isText(after), mayClose: isText(before) };
  }
  const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return {
    kind: "emphasis",
    text,
    mayOpen: isText(after) && !isWord(before),
    mayClose: isText(before) && !isWord(after),
  };
}

/** The indexes of markers that open or close something. */
function pairsOf(parts: readonly Token[]): Set<number> {
  const paired = new Set<number>();
  const open: { strong?: number | undefined; emphasis?: number | undefined } = {};
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "strong" && part.kind !== "emphasis") continue;
    const opened = open[part.kind];
    if (opened !== undefined && part.mayClose && index > opened + 1) {
      paired.add(opened).add(index);
      open[part.kind] = undefined;
    } else if (opened === undefined && part.mayOpen) {
      open[part.kind] = index;
    }
  }
  return paired;
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}
