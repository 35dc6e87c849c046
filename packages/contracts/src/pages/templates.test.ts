import { expect, it } from "vitest";
import { documentText } from "../posts/post-text.ts";
import { countryDuties } from "./country-duties.ts";
import { createPageInput } from "./input.ts";
import { unfilledGaps } from "./rules.ts";
import { pageTemplates, writeTemplate } from "./templates.ts";

const countries = [...Object.keys(countryDuties), undefined].flatMap((code) =>
  code === undefined || isKnown(code) ? [code] : [],
);

function isKnown(code: string): code is keyof typeof countryDuties {
  return Object.hasOwn(countryDuties, code);
}

const names = Object.keys(pageTemplates).flatMap((name) => (isTemplate(name) ? [name] : []));

function isTemplate(name: string): name is keyof typeof pageTemplates {
  return Object.hasOwn(pageTemplates, name);
}

it.each(names)("the template %s is a page for each country, with gaps to fill in", (name) => {
  for (const country of countries) {
    const page = writeTemplate(name, country);
    expect(createPageInput.safeParse(page).error).toBeUndefined();
    const text = documentText(page.document);
    expect(unfilledGaps(text).length).toBeGreaterThan(2);
    // Each bracket is a gap's, and no line kept its sign.
    expect(text.replaceAll(/\[[^[\]\n]{2,200}\]/g, "")).not.toMatch(/[[\]]/);
    expect(text).not.toMatch(/^##/m);
  }
});

it("a privacy page names the country's law and authority", () => {
  const textIn = (country: keyof typeof countryDuties | undefined) =>
    documentText(writeTemplate("privacy", country).document);
  expect(textIn("AU")).toContain("Privacy Act 1988");
  expect(textIn("IE")).toContain("complain to the Data Protection Commission");
  expect(textIn(undefined)).toContain("[your data protection law]");
});

it("each gap is named once", () => {
  expect(unfilledGaps("[name], of [town], is [name]. [] [x] a[0]")).toEqual(["[name]", "[town]"]);
});
