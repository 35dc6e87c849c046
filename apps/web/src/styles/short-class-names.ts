import { createHash } from "node:crypto";
import { relative } from "node:path";

/** Without vowels, names can't form words, or ones that ad blockers match. */
const alphabet = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";

/**
 * Shortens the class names of CSS modules in a build, as pages contain their styles: three letters
 * derived from the file's path below `root`, and the index of the name in the file. The builds for
 * browser and server produce the same names. Throws if two files get the same letters.
 */
export function createShortClassNames(root: string) {
  const files = new Map<string, Map<string, string>>();
  const owners = new Map<string, string>();

  return function shortClassName(name: string, path: string): string {
    const file = relative(root, path.split("?", 1)[0] ?? path).replaceAll("\\", "/");
    const letters = lettersOf(file);
    const owner = owners.get(letters) ?? file;
    if (owner !== file) {
      throw new Error(`${file} and ${owner} have the same letters for classes: rename one of them`);
    }
    owners.set(letters, file);
    const names = files.get(file) ?? new Map<string, string>();
    files.set(file, names);
    const short = names.get(name) ?? letters + names.size.toString(36);
    names.set(name, short);
    return short;
  };
}

function lettersOf(file: string): string {
  const hash = createHash("sha256").update(file).digest();
  return [0, 1, 2].map((index) => alphabet[(hash[index] ?? 0) % alphabet.length]).join("");
}
