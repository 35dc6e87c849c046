import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { colourSchemeScript } from "./colour-scheme.ts";

/** The colour scheme of the page's first paint. */
function painted({ chosen, isDark }: { chosen: string | null; isDark: boolean }): unknown {
  const dataset = { mantineColorScheme: "light" };
  runInNewContext(colourSchemeScript(), {
    localStorage: { getItem: () => chosen },
    matchMedia: () => ({ matches: isDark }),
    document: { documentElement: { dataset } },
  });
  return dataset.mantineColorScheme;
}

it.each([
  [null, false, "light"],
  [null, true, "dark"],
  ["dark", false, "dark"],
  ["light", true, "light"],
  ["sepia", true, "dark"],
])("with %j chosen, and a dark system: %j, the first paint is %s", (chosen, isDark, scheme) => {
  expect(painted({ chosen, isDark })).toBe(scheme);
});
