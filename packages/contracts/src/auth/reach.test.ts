import { expect, it } from "vitest";
import { describeReach, reachSchema } from "./reach.ts";

const names = { country: (code: string) => `country ${code}`, series: () => "Noon Ladies" };

it("takes countries, cities and series, and demands one of them", () => {
  expect(reachSchema.parse({ countries: ["UK"] })).toEqual({
    countries: ["UK"],
    cities: [],
    series: [],
  });
  expect(reachSchema.safeParse({}).success).toBe(false);
  expect(reachSchema.safeParse({ countries: ["XX"] }).success).toBe(false);
  expect(reachSchema.safeParse({ cities: [{ country: "UK", city: "  " }] }).success).toBe(false);
});

it("is named by its cities, countries and series", () => {
  const reach = reachSchema.parse({
    countries: ["AU"],
    cities: [{ country: "UK", city: " London " }],
    series: ["0191d7a2-7c1f-7d4e-8b5a-3c2f1e0d9b8a"],
  });
  expect(describeReach(reach, names)).toBe("London, country AU, and Noon Ladies");
});
