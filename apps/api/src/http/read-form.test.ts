import { request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyRequest } from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { multipart } from "../testing/event-forms.ts";
import { acceptForms } from "./read-form.ts";

interface Sent {
  payload: Buffer;
  headers: Record<string, string>;
}

/** Streams the form in chunks of `pieceBytes`, as over the network. */
function arriving({ payload }: Sent, pieceBytes = 64 * 1024): Readable {
  const pieces = Array.from({ length: Math.ceil(payload.length / pieceBytes) }, (_, index) =>
    payload.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  return Readable.from(pieces);
}

interface Outcome {
  form?: FormData;
  error?: unknown;
  /** Bytes of the connection that were read by then. */
  bytesRead: number;
}

function openApp() {
  const app = Fastify();
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
  acceptForms(app, () => "flyer");
  const bytesRead = ({ raw }: FastifyRequest) => raw.socket.bytesRead;
  app.post("/", (req) => {
    if (req.body instanceof FormData) resolve({ form: req.body, bytesRead: bytesRead(req) });
    return "read";
  });
  app.setErrorHandler((error, req, reply) => {
    resolve({ error, bytesRead: bytesRead(req) });
    return reply.status(400).send("refused");
  });
  onTestFinished(() => app.close());
  return { app, outcome };
}

async function read(sent: Sent, pieceBytes?: number): Promise<FormData> {
  const { app, outcome } = openApp();
  const { headers } = sent;
  void app.inject({ method: "POST", url: "/", headers, payload: arriving(sent, pieceBytes) });
  const { form, error } = await outcome;
  if (form === undefined) throw error;
  return form;
}

/** Sends over a real connection, which has to be answered. */
async function send({ payload, headers }: Sent) {
  const { app, outcome } = openApp();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sending = request(address, { method: "POST", headers, agent: false }, (answer) =>
    resolve(text(answer)),
  );
  sending.once("error", reject).end(payload);
  return { ...(await outcome), answer: await promise };
}

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

  it("may have extra data after its end", async () => {
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
    const { payload, headers } = multipart([flyer(1)]);
    await expect(
      read({ payload, headers: { ...headers, "content-length": "20000000" } }),
    ).rejects.toMatchObject(image);
  });

  it("is refused when the form has more bytes than its parts may have", async () => {
    const preamble = Buffer.alloc(9_000_000, "x");
    const { payload, headers } = multipart([flyer(1)]);
    const sent = { payload: Buffer.concat([preamble, payload]), headers };
    await expect(read(sent)).rejects.toMatchObject(image);
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
  ])("%s, after the first pieces of the body, and answered", async (_what, sent) => {
    const { error, bytesRead, answer } = await send(sent);
    expect(error).toMatchObject({ name: "AppError" });
    expect(bytesRead).toBeLessThan(200_000);
    expect(answer).toBe("refused");
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
    const { app, outcome } = openApp();
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const length = { "content-length": String(payload.length) };
    const sending = request(address, { method: "POST", headers: { ...headers, ...length } });
    sending.on("error", () => undefined).write(payload.subarray(0, 60));
    setTimeout(() => sending.destroy(), 50);
    expect(await outcome).toMatchObject({ error: { code: "BAD_REQUEST" } });
  });
});
