import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, encode } from "./encoding.ts";

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

it("compresses without a loss", async () => {
  const text = "Party smart, not hard. 🌇 ".repeat(100);
  expect(brotliDecompressSync(await encode(text, "br")).toString()).toBe(text);
  expect(gunzipSync(await encode(text, "gzip")).toString()).toBe(text);
  expect((await encode(text, "identity")).toString()).toBe(text);
});
