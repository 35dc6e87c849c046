import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const routes = join(import.meta.dirname, "routes");

/** The root's file isn't split. */
const files = globSync("**/*.tsx", { cwd: routes }).filter((path) => path !== "__root.tsx");

describe.each(files)("%s", (path) => {
  it("imports only components and hooks from components' files, so that those become chunks of their own", () => {
    const code = readFileSync(join(routes, path), "utf8");
    const imported = [...code.matchAll(/^import \{([^}]*)\} from "[^"]+\.tsx";$/gm)]
      .flatMap(([, names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "));
    // What `head` or `loader` uses stays in the route table, whose styles are on all pages.
    expect(imported.filter((name) => !/^(?:[A-Z]|use[A-Z])/.test(name))).toEqual([]);
  });
});
