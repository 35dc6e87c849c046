import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withMinified } from "./minify-page-functions.ts";

it("replaces the text of a module's own function by minified text that does the same", () => {
  const code = `
    export function countTo(limit) {
      const collectedNumbers = [];
      for (let current = 1; current <= limit; current += 1) collectedNumbers.push(current);
      return collectedNumbers.join("\`</script>".slice(0, 1));
    }
    export const script = () => \`(\${countTo.toString()})(3)\`;`;
  const built = withMinified(code, "/src/lib/count.ts");
  expect(built).not.toMatch(/\.toString\(\)|script[^]*collectedNumbers/);
  const text: unknown = runInNewContext(`${built.replaceAll("export ", "")}; script()`);
  expect(runInNewContext(String(text))).toBe("1`2`3");
});

it("leaves a function of another module as it is", () => {
  const code = 'import { other } from "./other.ts";\nexport const text = `${other.toString()}`;';
  expect(withMinified(code, "/src/lib/text.ts")).toBe(code);
});
