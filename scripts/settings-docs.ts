import { join } from "node:path";
import type { z } from "zod";
import { settingSections } from "../apps/api/src/settings/setting-rows.ts";

/** The settings as docs/settings.md and `.env.example` list them. */

const root = join(import.meta.dirname, "..");
export const settingsPagePath = join(root, "docs/settings.md");
export const envExamplePath = join(root, ".env.example");

const pageWidth = 110;
const exampleWidth = 100;

const exampleHead = [
  "Every setting of the server, with its default or an example; docs/settings.md explains more.",
  "Copy this file to `.env` and uncomment what you need. Variables of the environment override the",
  "file, and an empty value counts as not set.",
];

/** @param before The page's current text, of which what precedes the first section stays. */
export function settingsPage(before: string): string {
  const [introduction = ""] = before.split("\n## ");
  const sections = Object.entries(settingSections).map(([title, shape]) => {
    const rows = Object.entries(shape).map(([name, schema]) =>
      wrap(`\`${name}\`: ${describe(schema)}`, { first: "- ", others: "  ", width: pageWidth }),
    );
    return `## ${title}\n\n${rows.join("\n")}\n`;
  });
  return [`${introduction.trimEnd()}\n`, ...sections].join("\n");
}

export function envExample(): string {
  const sections = Object.entries(settingSections).map(([title, shape]) => {
    const rows = Object.entries(shape).map(([name, schema]) => {
      const sentence = withoutMarkdown(describe(schema));
      const comment = wrap(sentence, { first: "# ", others: "# ", width: exampleWidth });
      return `${comment}\n# ${name}=${defaultOf(schema) ?? schema.meta()?.["example"]}\n`;
    });
    return [`# --- ${title} ---\n`, ...rows].join("\n");
  });
  return [...exampleHead.map((line) => `# ${line}`), "", sections.join("\n")].join("\n");
}

function describe(schema: z.ZodType): string {
  const { description = "" } = schema.meta() ?? {};
  const value = defaultOf(schema);
  return value === undefined ? description : `${description} Default: \`${value}\`.`;
}

/** Undefined without one; a list's is empty. */
function defaultOf(schema: z.ZodType): string | undefined {
  const { data } = schema.safeParse(undefined);
  return data === undefined || Array.isArray(data)
    ? undefined
    : JSON.stringify(data).replaceAll('"', "");
}

function withoutMarkdown(text: string): string {
  const plain = text
    .replaceAll(/ \(\[how\]\(.*?\)\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "");
  // A value keeps its case.
  return text.startsWith("`") ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Breaks a text between words, after at most this number of characters with the line's prefix. */
function wrap(text: string, lines: { first: string; others: string; width: number }): string {
  const { first, others, width } = lines;
  const [start = "", ...words] = text.split(" ");
  const wrapped = [first + start];
  for (const word of words) {
    const line = `${wrapped.at(-1)} ${word}`;
    if (line.length <= width) wrapped[wrapped.length - 1] = line;
    else wrapped.push(others + word);
  }
  return wrapped.join("\n");
}
