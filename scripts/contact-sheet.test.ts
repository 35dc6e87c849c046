import { describe, expect, it } from "vitest";
import { contactSheet } from "./contact-sheet.ts";

describe("contactSheet", () => {
  it("shows the screenshots of a page side by side, narrowest first", () => {
    const sheet = contactSheet([
      "home-hero-390.png",
      "home-1440.png",
      "home-390.png",
      "admin-events-dark-768.png",
    ]);
    expect([...sheet.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, page]) => page)).toEqual([
      "admin-events-dark",
      "home",
      "home-hero",
    ]);
    expect([...sheet.matchAll(/<img src="(.*?)"/g)].map(([, file]) => file)).toEqual([
      "admin-events-dark-768.png",
      "home-390.png",
      "home-1440.png",
      "home-hero-390.png",
    ]);
  });
});
