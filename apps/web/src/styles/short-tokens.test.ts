import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, it } from "vitest";
import { designTokens } from "./design-tokens.ts";
import { shortTokens, withShortTokens } from "./short-tokens.ts";
import { tokens } from "./tokens.ts";

const src = join(import.meta.dirname, "..");

it("gives each token a name of its own that no style sheet uses", () => {
  const names = Object.keys(tokens.light).map((name) => withShortTokens(`--bt-${name}`));
  expect(new Set(names).size).toBe(names.length);
  const css = globSync("**/*.css", { cwd: src }).map((path) =>
    readFileSync(join(src, path), "utf8"),
  );
  const used = new Set(css.join("\n").match(/--(?!bt-)[\w-]+/g));
  expect(names.filter((name) => used.has(name))).toEqual([]);
});

it("renames a token alike where it is set and where it is used", async () => {
  const css =
    ":root { @tokens light; } p { color: var(--bt-ink); margin: 0 var(--own, var(--bt-ink)) }";
  const { css: short } = await postcss([designTokens, shortTokens]).process(css, {
    from: undefined,
  });
  const ink = withShortTokens("var(--bt-ink)");
  expect(short).toContain(`color: ${ink}; margin: 0 var(--own, ${ink})`);
  expect(short).toContain(`${ink.slice(4, -1)}: ${tokens.light.ink}`);
  expect(short).not.toContain("--bt-");
  expect(() => withShortTokens("var(--bt-inc)")).toThrow("There is no token --bt-inc");
});
