/** What robots.txt says, as RFC 9309 has it. */

interface Rule {
  allows: boolean;
  /** A path, in which `*` is anything and a `$` at the end is the end. */
  pattern: string;
}

/** RFC 9309 asks for at least 500 KiB; what follows isn't read. */
export const maxRobotsBytes = 512 * 1024;
/** Beyond this a file isn't meant for programs. */
const maxRules = 5_000;

/**
 * Whether the file lets a program read the path. The longest rule of the program's group decides,
 * and of two as long the one that allows.
 * @param name the program's product token, without its version
 * @param path of the URL, with its query
 */
export function mayRead(robotsTxt: string, name: string, path: string): boolean {
  const rules = rulesFor(robotsTxt, name.toLowerCase()).filter(({ pattern }) =>
    matches(pattern, path),
  );
  const [strongest] = rules.toSorted(
    (one, other) =>
      other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows),
  );
  return strongest?.allows ?? true;
}

/** The rules of all groups with this name, or else of those for everybody. */
function rulesFor(robotsTxt: string, name: string): Rule[] {
  const own: Rule[] = [];
  const everybodys: Rule[] = [];
  let isNamed = false;
  let names: string[] = [];
  let isListingNames = false;
  for (const line of robotsTxt.split(/\r\n?|\n/).slice(0, maxRules)) {
    const [, key = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === "user-agent") {
      names = isListingNames ? names : [];
      names.push(value.trim().toLowerCase());
      isListingNames = true;
      isNamed ||= names.includes(name);
    } else if (field === "allow" || field === "disallow") {
      isListingNames = false;
      const rule = { allows: field === "allow", pattern: value.trim() };
      if (rule.pattern === "") continue;
      if (names.includes(name)) own.push(rule);
      if (names.includes("*")) everybodys.push(rule);
    }
  }
  return isNamed ? own : everybodys;
}

/** Compares part by part, without a regular expression that a file could make slow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = normalised(isWhole ? pattern.slice(0, -1) : pattern).split("*");
  const text = normalised(path);
  if (!text.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined
    ? at === text.length
    : text.length - last.length >= at && text.endsWith(last);
}

/** `/a%3cb` and `/a<b` are the same path. */
function normalised(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll(
    /%25([\da-f]{2})/gi,
    (_all, hex: string) => `%${hex.toUpperCase()}`,
  );
}
