import { expect, it } from "vitest";
import { toJsonLd } from "./json-ld.ts";

it("says the same to a parser, and ends no script element", () => {
  const name = "</script><script>alert(1)</script><!-- \u2028";
  const text = toJsonLd({ "@type": "Event", name });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Event", name });
});
