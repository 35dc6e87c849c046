import { expect, it } from "vitest";
import { readListing } from "./s3-image-store.ts";

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>club</Name>${inside}</ListBucketResult>`;
const object = (key: string, etag: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-23T19:22:25.000Z</LastModified><ETag>${etag}</ETag><Size>12</Size><StorageClass>STANDARD</StorageClass></Contents>`;
const md5 = "9dd4e461268c8034f5c8564e155c67a6";

it("reads names, sizes and times, and an MD5 where the entity tag is one", () => {
  const objects = [
    object("a.webp", `&quot;${md5}&quot;`),
    object("R&amp;B &#60;3.txt", `"${md5}-2"`),
  ];
  const facts = { storedAt: new Date("2026-11-23T19:22:25Z"), bytes: 12 };
  expect(readListing(listing(objects.join("")))).toEqual({
    files: [
      { name: "a.webp", md5, ...facts },
      { name: "R&B <3.txt", ...facts },
    ],
    next: undefined,
  });
});

it("names the next page, and no empty one", () => {
  const truncated = "<IsTruncated>true</IsTruncated>";
  const token = "<NextContinuationToken>1/a+b&amp;c=</NextContinuationToken>";
  expect(readListing(listing(truncated + token)).next).toBe("1/a+b&c=");
  expect(readListing(listing("<IsTruncated>false</IsTruncated>")).next).toBeUndefined();
  expect(() => readListing(listing(truncated))).toThrow("names no next page");
});

it.each(["", "<!doctype html><p>Hello", "<Error><Code>Busy</Code></Error>", "{}"])(
  "takes %j for no list, and not for an empty one",
  (text) => {
    expect(() => readListing(text)).toThrow("The answer lists no bucket");
  },
);
