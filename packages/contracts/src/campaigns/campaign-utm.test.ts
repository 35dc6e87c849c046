import { expect, it } from "vitest";
import { campaignOfUtm, utmOfCampaign } from "./campaign-utm.ts";

const id = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";

it.each([
  ["Four parties before Christmas!", "four-parties-before-christmas."],
  ["Málaga? Größe 12", "malaga-gro-e-12."],
  ["…", ""],
  ["日本", ""],
  ["a".repeat(150), `${"a".repeat(60)}.`],
])("names a campaign %j, and finds it by that", (subject, words) => {
  const text = utmOfCampaign({ id, subject });
  expect(text).toBe(`${words}0193a0b05a3c7c1e9a550d3f2b6c7e11`);
  expect(campaignOfUtm(text)).toBe(id);
});

it.each(["", "golden-hour", "x0193a0b05a3c7c1e9a550d3f2b6c7e11", id, ".0193a0b0", "\0"])(
  "finds none by %j",
  (text) => {
    expect(campaignOfUtm(text)).toBeUndefined();
  },
);
