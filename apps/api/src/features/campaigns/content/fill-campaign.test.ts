import { expect, it } from "vitest";
import {
  fieldSlot,
  linkSlot,
  pixelSlot,
  preferencesSlot,
  unsubscribeSlot,
} from "./campaign-slots.ts";
import { fillCampaign } from "./fill-campaign.ts";

const text = `Hi ${fieldSlot({ name: "name", fallback: "you & yours" })}, ${linkSlot(12)} ${preferencesSlot} ${unsubscribeSlot} ${pixelSlot}`;
const written = {
  subject: "For {{name|you & yours}}",
  // Escaped as in the layout.
  html: `<p>${text.replace("&", "&amp;")}</p>`,
  text,
};
const values = {
  link: (number: number) => `https://club.example/c/${number}?a&b`,
  unsubscribeUrl: "https://club.example/unsubscribe?token=1&via=2",
  preferencesUrl: "https://club.example/preferences",
  preferences: {},
};

it("fills in what differs between readers, escaped in HTML", () => {
  const reader = { ...values, preferences: { name: '<b>"Ana"</b>' } };
  expect(fillCampaign(written, reader)).toEqual({
    subject: 'For <b>"Ana"</b>',
    html: "<p>Hi &lt;b&gt;&quot;Ana&quot;&lt;/b&gt;, https://club.example/c/12?a&amp;b https://club.example/preferences https://club.example/unsubscribe?token=1&amp;via=2 </p>",
    text: 'Hi <b>"Ana"</b>, https://club.example/c/12?a&b https://club.example/preferences https://club.example/unsubscribe?token=1&via=2 ',
  });
});

it("says the fallback to those without the preference, and escapes it once", () => {
  const filled = fillCampaign(written, values);
  expect(filled.subject).toBe("For you & yours");
  expect(filled.html).toContain("Hi you &amp; yours,");
  expect(filled.text).toContain("Hi you & yours,");
});

it("has a tracking image only if opens are counted", () => {
  const { html } = fillCampaign(written, { ...values, pixelUrl: "https://club.example/o/1" });
  expect(html).toContain('<img src="https://club.example/o/1" alt="" width="1" height="1"');
  expect(fillCampaign(written, values).html).not.toContain("<img");
});

it("keeps preferences from injecting a header or a placeholder", () => {
  const preferences = { name: `a\r\nBcc: x@mail.example ${linkSlot(1)}` };
  const { subject, text: filled } = fillCampaign(written, { ...values, preferences });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(filled).not.toContain("https://club.example/c/1?");
});
