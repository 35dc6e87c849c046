import { imageMessages } from "@before-ten/contracts/images/messages";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { plainImage } from "../testing/sample-images.ts";
import { asTooSlow, startImageWork } from "./image-pipeline.ts";

const tooSlow = { code: "BAD_REQUEST", message: imageMessages.tooSlow };

it("work that takes too long is ended by the library", { timeout: 60_000 }, async () => {
  const large = await plainImage({ width: 6_000, height: 6_000 }).png().toBuffer();
  const open = await startImageWork(1);
  const error: unknown = await open(large)
    .median(25)
    .toBuffer()
    .catch((thrown: unknown) => thrown);
  expect(asTooSlow(error)).toMatchObject(tooSlow);
});

it("nothing is opened any more once the time is up", async () => {
  const small = await plainImage({ width: 10, height: 10 }).png().toBuffer();
  const open = await startImageWork(0.05);
  expect(open(small)).toHaveProperty("toBuffer");
  await wait(60);
  expect(() => open(small)).toThrow(expect.objectContaining(tooSlow));
});

it("what is wrong with a picture otherwise isn't a matter of time", async () => {
  const error: unknown = await sharp(Buffer.from("no picture"))
    .toBuffer()
    .catch((thrown: unknown) => thrown);
  expect(asTooSlow(error)).toBeUndefined();
});
