import { campaignContentInput } from "@before-ten/contracts/campaigns/input";
import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { expect, it } from "vitest";
import { blockKinds, newBlock } from "./editor-blocks.ts";
import { contentOf, newContent, readContent, sentContent, shownContent } from "./editor-values.ts";

const id = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";
const imageId = "a".repeat(64);
const blocks: CampaignBlock[] = [
  { kind: "heading", text: "Four" },
  { kind: "text", text: "At **four**" },
  { kind: "image", imageId, alt: "A room" },
  { kind: "image", imageId, alt: "A room", url: "https://club.example/" },
  { kind: "button", label: "Go", url: "https://club.example/" },
  { kind: "divider" },
  { kind: "events", which: { by: "next", count: 3, country: "UK" } },
  { kind: "events", which: { by: "next", count: 1 } },
  { kind: "events", which: { by: "choice", ids: [id] } },
  { kind: "posts", which: { by: "latest", count: 2, category: "music" } },
  { kind: "posts", which: { by: "choice", ids: [id] } },
];
const content = { subject: "Hi", previewText: "There", senderName: "Before Ten", blocks };

it("sends what was stored if nothing is changed", () => {
  expect(campaignContentInput.parse(sentContent(contentOf(content)))).toEqual(content);
});

it("reads its draft, and keeps the value of what it can't read", () => {
  const values = contentOf(content);
  const stored = (draft: object) =>
    new Map<string, unknown>(Object.entries(JSON.parse(JSON.stringify(draft))));
  const initial = newContent("Before Ten");
  expect(readContent(stored(values), initial)).toEqual(values);
  expect(readContent(stored({ subject: 1, blocks: [{ kind: "video" }] }), initial)).toEqual(
    initial,
  );
});

it("shows the complete parts", () => {
  const values = newContent("Before Ten");
  expect(shownContent(values)).toMatchObject({ subject: "No subject yet", blocks: [] });
  const begun = { ...values, blocks: [...values.blocks, ...contentOf(content).blocks] };
  expect(shownContent(begun)?.blocks).toEqual(blocks);
  expect(shownContent({ ...values, subject: "x".repeat(151) })).toBeUndefined();
});

it("starts each kind of block with a key of its own", () => {
  const made = [...blockKinds, ...blockKinds].map(newBlock);
  expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
});
