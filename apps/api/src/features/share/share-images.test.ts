import { createHash } from "node:crypto";
import { type SharedEvent, drawingRevision } from "@before-ten/contracts/share/share-image";
import sharp from "sharp";
import { expect, it } from "vitest";
import { MemoryImages } from "../../testing/memory-images.ts";
import { workers } from "../../testing/workers.ts";
import { drawEventShare } from "./draw-event-share.ts";
import { drawPostPanel } from "./draw-post-share.ts";
import { createShareImages } from "./share-images.ts";

const event: SharedEvent = {
  name: "Sunday Disco",
  place: "London",
  country: "United Kingdom",
  countryCode: "UK",
  firstDay: "2026-12-05",
  lastDay: "2026-12-05",
  startTime: "16:00",
  endTime: "22:00",
  timeZone: "GMT",
  news: undefined,
};

it("draws an image once for a hundred concurrent requests, and later ones", async () => {
  const imageOf = createShareImages({ images: new MemoryImages(), workers });
  const images = await Promise.all(Array.from({ length: 100 }, () => imageOf({ ...event })));
  expect(new Set(images).size).toBe(1);
  expect(await imageOf(event)).toBe(images[0]);
});

it("refuses images that would wait too long, and draws them when there is room again", async () => {
  const imageOf = createShareImages({ images: new MemoryImages(), workers });
  const named = (index: number) => imageOf({ ...event, name: `Party ${index}` });
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => named(index)));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeLessThan(12);
  expect(refused[0]).toMatchObject({
    reason: { code: "SERVICE_UNAVAILABLE", reason: "share images", retryAfterSeconds: 10 },
  });
  expect((await named(29)).length).toBeGreaterThan(10_000);
});

it("shows a post's scene where the file of its picture is lost", async () => {
  const imageOf = createShareImages({ images: new MemoryImages(), workers });
  const post = { title: "Why four", category: "music", author: "The desk" } as const;
  const [lost, drawn] = await Promise.all([
    imageOf({ ...post, image: "/media/lost-960.jpeg" }),
    imageOf({ ...post, image: null }),
  ]);
  expect(lost.equals(drawn)).toBe(true);
});

it("stays small enough for messengers, for any photo", async () => {
  const images = new MemoryImages();
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const photograph = sharp({
    create: { width: 560, height: 630, channels: 3, background: "#000", noise },
  });
  await images.put("noise.jpeg", await photograph.jpeg({ quality: 95 }).toBuffer());
  const post = {
    title: "Glitter",
    category: "music",
    author: "The desk",
    image: "noise.jpeg",
  } as const;
  expect((await createShareImages({ images, workers })(post)).length).toBeLessThan(200_000);
});

/**
 * When this fails, the drawing has changed: raise `drawingRevision`, or chats show the old image
 * for a year.
 */
it("draws what its revision did", () => {
  const drawn = [
    drawEventShare(event),
    drawEventShare({ ...event, name: "W".repeat(90), place: "", endTime: null }),
    drawPostPanel({ title: "Why four", category: "music", author: "The desk", image: null }),
  ];
  const hash = createHash("sha256").update(drawn.join("\n")).digest("hex").slice(0, 16);
  expect({ drawingRevision, hash }).toEqual({ drawingRevision: 4, hash: "f237e25ce6ccc053" });
});
