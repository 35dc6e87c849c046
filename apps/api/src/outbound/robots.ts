/** The rules of a robots.txt, by RFC 9309. */

export interface RobotsRule {
  allows: boolean;
  /** A normalized path, in which `*` is anything and a final `$` is the end. */
  pattern: string;
}

/** RFC 9309 requires at least 500 KiB; the rest isn't read. */
export const maxRobotsBytes = 512 * 1024;
/** A longer file isn't meant for programs. */
const maxLines = 5_000;
/** Per group, because the rules of many hosts stay in memory. */
const maxPatterns = 64 * 1024;

/**
 * Whether the rules let a program read the path. The longest match decides; of two equally long
 * ones, the one that allows.
 * @param path of the URL, with its query
 */
export function mayRead(rules: readonly RobotsRule[], path: string): boolean {
  const text = normalised(path);
  const [strongest] = rules
    .filter(({ pattern }) => matches(pattern, text))
    .toSorted(
      (one, other) =>
        other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows),
    );
  return strongest?.allows ?? true;
}

/**
 * The rules of all groups with the program's name, or else the general ones.
 * @param name the program's product token, without its version
 */
export function robotsRulesOf(robotsTxt: string, name: string): RobotsRule[] {
  const ownName = name.toLowerCase();
  const own = boundedRules();
  const everybodys = boundedRules();
  let isNamed = false;
  let names: string[] = [];
  let isListingNames = false;
  for (const line of linesOf(robotsTxt)) {
    const [, key = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === "user-agent") {
      names = isListingNames ? names : [];
      names.push(value.trim().toLowerCase());
      isListingNames = true;
      isNamed ||= names.includes(ownName);
    } else if (field === "allow" || field === "disallow") {
      isListingNames = false;
      const allows = field === "allow";
      if (names.includes(ownName)) own.add(allows, value.trim());
      if (names.includes("*")) everybodys.add(allows, value.trim());
    }
  }
  return isNamed ? own.rules : everybodys.rules;
}

/** Without the line the limit has cut in two. */
function linesOf(robotsTxt: string): string[] {
  const lines = robotsTxt.split(/\r\n?|\n/);
  if (Buffer.byteLength(robotsTxt) >= maxRobotsBytes) lines.pop();
  return lines.slice(0, maxLines);
}

function boundedRules() {
  const rules: RobotsRule[] = [];
  let room = maxPatterns;
  const add = (allows: boolean, path: string) => {
    if (path === "" || path.length > room) return;
    const pattern = normalised(path);
    room -= pattern.length;
    rules.push({ allows, pattern });
  };
  return { rules, add };
}

/** Compares part by part, without a regular expression that a file could make slow. */
function matches(pattern: string, text: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
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
