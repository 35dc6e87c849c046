import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const routes = join(import.meta.dirname, "routes");

/** Of the root's file nothing is split off. */
const files = globSync("**/*.tsx", { cwd: routes }).filter((path) => path !== "__root.tsx");

describe.each(files)("%s", (path) => {
  it("takes nothing but components and hooks from components' files, so that it is a script of its own", () => {
    const code = readFileSync(join(routes, path), "utf8");
    const imported = [...code.matchAll(/^import \{([^}]*)\} from "[^"]+\.tsx";$/gm)]
      .flatMap(([, names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "));
    // What `head` or `loader` call stays with the table of routes, whose styles all pages bring.
    expect(imported.filter((name) => !/^(?:[A-Z]|use[A-Z])/.test(name))).toEqual([]);
  });
});
