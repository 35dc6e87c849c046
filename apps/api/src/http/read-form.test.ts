import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { multipart } from "../testing/event-forms.ts";
import { readForm } from "./read-form.ts";

interface Sent {
  payload: Buffer;
  headers: Record<string, string>;
}

/** Streams the form in pieces of `pieceBytes`, as it comes over the network. */
function arriving({ payload, headers }: Sent, pieceBytes = 64 * 1024) {
  const pieces = Array.from({ length: Math.ceil(payload.length / pieceBytes) }, (_, index) =>
    payload.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  return Object.assign(Readable.from(pieces), { headers });
}

const read = (sent: Sent, pieceBytes?: number) => readForm(arriving(sent, pieceBytes), "flyer");

const flyer = (bytes: number) => ({
  name: "flyer",
  value: Buffer.alloc(bytes, 7),
  fileName: "a.png",
  type: "image/png",
});

describe("a form", () => {
  const sent = multipart([
    { name: "eventName", value: "Sonntagsdisko für alle" },
    { name: "location", value: '{"formatted":"Pier 1"}', type: "application/json" },
    { name: "tag", value: "one" },
    { name: "tag", value: "" },
    flyer(3_000),
  ]);

  it.each([1, 7, 64 * 1024])("is read in pieces of %i bytes", async (pieceBytes) => {
    const form = await read(sent, pieceBytes);
    expect(form.get("eventName")).toBe("Sonntagsdisko für alle");
    expect(form.get("location")).toBe('{"formatted":"Pier 1"}');
    expect(form.getAll("tag")).toEqual(["one", ""]);
    const file = form.get("flyer");
    expect(file).toMatchObject({ name: "a.png", size: 3_000, type: "image/png" });
  });

  it("may have something behind its end", async () => {
    const payload = Buffer.concat([sent.payload, Buffer.from("\r\nan epilogue")]);
    expect([...(await read({ ...sent, payload }, 5)).keys()]).toHaveLength(5);
  });

  it("may have no parts", async () => {
    expect([...(await read(multipart([])))]).toEqual([]);
    expect([...(await read({ ...sent, payload: Buffer.alloc(0) }))]).toEqual([]);
  });
});

const image = {
  code: "PAYLOAD_TOO_LARGE",
  message: "Image size must be less than 5MB",
  details: [{ path: "flyer", message: "Image size must be less than 5MB" }],
};
const limit = 5 * 1024 * 1024;

describe("a picture", () => {
  it("of a byte less than 5 MB is read", async () => {
    const form = await read(multipart([flyer(limit - 1)]));
    expect(form.get("flyer")).toMatchObject({ size: limit - 1 });
  });

  it("of 5 MB is refused", async () => {
    await expect(read(multipart([flyer(limit)]))).rejects.toMatchObject(image);
  });

  it("is refused by the length that is named, before anything is read", async () => {
    const request = arriving(multipart([flyer(1)]));
    Object.assign(request.headers, { "content-length": "20000000" });
    await expect(readForm(request, "flyer")).rejects.toMatchObject(image);
  });

  it("comes alone", async () => {
    await expect(read(multipart([flyer(1), flyer(1)]))).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: "A form may have at most 40 fields and one file",
    });
  });
});

describe("is refused early:", () => {
  const tiny = (parts: number) =>
    multipart(Array.from({ length: parts }, (_, index) => ({ name: `f${index}`, value: "" })));

  it("more than 40 fields and a file", async () => {
    expect([...(await read(tiny(41)))]).toHaveLength(41);
    await expect(read(tiny(42))).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: "A form may have at most 40 fields and one file",
    });
  });

  it.each([
    ["40,000 parts", tiny(40_000)],
    [
      "parts without a header",
      {
        payload: Buffer.from("--b\r\n\r\n\r\n".repeat(100_000)),
        headers: { "content-type": "multipart/form-data; boundary=b" },
      },
    ],
  ])("%s, after the first piece of the body", async (_what, sent) => {
    const request = arriving(sent);
    let pieces = 0;
    request.on("data", () => (pieces += 1)).pause();
    await expect(readForm(request, "flyer")).rejects.toMatchObject({ name: "AppError" });
    expect(pieces).toBeLessThan(3);
  });

  it("and the rest is let past, so that the connection stays usable", async () => {
    const request = arriving(tiny(40_000));
    await expect(readForm(request, "flyer")).rejects.toThrow("40 fields");
    await expect.poll(() => request.readableEnded).toBe(true);
  });
});

describe("is told to be broken:", () => {
  const { payload, headers } = multipart({ eventName: "One" });
  const type = (boundary: string) => ({
    "content-type": `multipart/form-data; boundary=${boundary}`,
  });

  it.each([
    ["what breaks off", payload.subarray(0, -10), headers],
    ["what is no form", Buffer.from("x".repeat(500)), headers],
    ["no boundary", payload, { "content-type": "multipart/form-data" }],
    ["an empty boundary", payload, type("")],
    ["a boundary of 71 characters", payload, type("b".repeat(71))],
    ["another boundary", payload, type("b")],
    ["a part without a name", multipart([{ name: "", value: "x" }]).payload, headers],
    ["a long name", multipart([{ name: "n".repeat(101), value: "x" }]).payload, headers],
    ["a long header", multipart([{ name: "n".repeat(20_000), value: "x" }]).payload, headers],
    ["no UTF-8", multipart([{ name: "n", value: Buffer.from([0xff, 0xfe]) }]).payload, headers],
  ])("%s", async (_what, bytes, sentHeaders) => {
    await expect(read({ payload: bytes, headers: sentHeaders })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "This form is broken, or breaks off. Please send it again.",
    });
  });

  it("a connection that ends", async () => {
    const request = arriving({ payload, headers }, 10);
    request.once("data", () =>
      request.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    );
    await expect(readForm(request, "flyer")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
