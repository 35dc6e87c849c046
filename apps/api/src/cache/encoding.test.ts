import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import {
  chooseEncoding,
  encodeBrotliAs,
  encodeForLong,
  encodeForMany,
  encodeForOne,
} from "./encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000, gzip; q=0", "identity"],
  ["br;q=0.1", "br"],
  ["brotli, xgzip", "identity"],
])("answers Accept-Encoding %j with %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

const text = "Party smart, not hard. 🌇 ".repeat(100);

it("compresses without a loss for one", () => {
  expect(brotliDecompressSync(encodeForOne(text, "br")).toString()).toBe(text);
  expect(gunzipSync(encodeForOne(text, "gzip")).toString()).toBe(text);
  expect(encodeForOne(text, "identity").toString()).toBe(text);
});

it("compresses without a loss for many, and makes the other encodings of that", async () => {
  const brotli = await encodeForMany(text);
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(encodeBrotliAs(brotli, "gzip")).toString()).toBe(text);
  expect(encodeBrotliAs(brotli, "identity").toString()).toBe(text);
});

it("compresses the same for long, smaller", async () => {
  const page = Array.from(
    { length: 500 },
    (_, hour) => `<li id="${hour * 7919}">${text}</li>`,
  ).join();
  const brotli = await encodeForMany(page);
  const [smaller, gzip] = [await encodeForLong(brotli, "br"), await encodeForLong(brotli, "gzip")];
  expect(smaller.length).toBeLessThan(brotli.length);
  expect(brotliDecompressSync(smaller).toString()).toBe(page);
  expect(gzip.length).toBeLessThanOrEqual(encodeBrotliAs(brotli, "gzip").length);
  expect(gunzipSync(gzip).toString()).toBe(page);
});

it("leaves no garbage that needs a full collection", () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("There is no gc");
  const page = text.repeat(10);
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let count = 0; count < 50; count += 1) {
    encodeForOne(page, "br");
    encodeForOne(page, "gzip");
  }
  collect({ type: "minor" });
  collect({ type: "minor" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(500_000);
});
