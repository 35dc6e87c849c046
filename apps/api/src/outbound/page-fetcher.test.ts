import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, it, describe } from "vitest";
import {
  clock,
  fetcher,
  htmlType,
  pages,
  person,
  refused,
  robot,
  serve,
  userAgent,
} from "../testing/strangers.ts";

describe("a page", () => {
  it("is requested for politely, without cookies, also after a redirect", async () => {
    const seen: unknown[] = [];
    const { port, url } = await serve((request, response) => {
      seen.push([request.url, request.headers["user-agent"], request.headers.cookie]);
      if (request.url === "/old") {
        response.writeHead(308, { location: "/new?a=1", "set-cookie": "a=1" }).end();
      } else response.writeHead(200, htmlType).end("<p>Ümlaut");
    });
    const page = await fetcher({ loopbackPort: port }).fetch(`${url}/old`, person);
    expect(page).toEqual({ url: `${url}/new?a=1`, status: 200, text: "<p>Ümlaut" });
    expect(seen).toEqual([
      ["/old", userAgent, undefined],
      ["/new?a=1", userAgent, undefined],
    ]);
  });

  it.each([
    ["gzip", gzipSync("<p>packed")],
    ["br", brotliCompressSync("<p>packed")],
    ["deflate", deflateSync("<p>packed")],
    ["identity", Buffer.from("<p>packed")],
  ])("may be packed by %s", async (encoding, body) => {
    const headers = { ...htmlType, "content-encoding": encoding };
    const { port, url } = await serve(pages({ "/": { headers, body } }));
    expect((await fetcher({ loopbackPort: port }).fetch(url, person)).text).toBe("<p>packed");
  });

  it.each([
    [{ "content-type": "text/html; charset=iso-8859-1" }, "<p>"],
    [htmlType, '<meta charset="latin1"><p>'],
    [{ "content-type": "text/html; charset=windows-1252" }, "<p>"],
  ])("is read in its own encoding: %j", async (headers, head) => {
    const body = Buffer.from(`${head}Café`, "latin1");
    const { port, url } = await serve(pages({ "/": { headers, body } }));
    expect((await fetcher({ loopbackPort: port }).fetch(url, person)).text).toContain("Café");
  });

  it.each([404, 410, 403, 429, 500, 503])("with the status %i has no text", async (status) => {
    const { port, url } = await serve(pages({ "/": { status, body: "<p>sorry" } }));
    const page = await fetcher({ loopbackPort: port }).fetch(url, person);
    expect(page).toMatchObject({ status, text: "" });
  });

  it.each(["application/pdf", "text/plain", "image/png", ""])(
    "of the type %j is none",
    async (type) => {
      const { port, url } = await serve(pages({ "/": { headers: { "content-type": type } } }));
      const { fetch } = fetcher({ loopbackPort: port });
      await expect(fetch(url, person)).rejects.toMatchObject(refused("not html"));
    },
  );

  it("that goes round in a circle is given up after five redirects", async () => {
    let requested = 0;
    const { port, url } = await serve((_request, response) => {
      requested += 1;
      response.writeHead(302, { location: `/${requested}` }).end();
    });
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("too many redirects"));
    expect(requested).toBe(6);
  });

  it.each([
    ["endless", undefined],
    ["a bomb in gzip", "gzip"],
  ])("that is %s is let go at two megabytes", async (_what, encoding) => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const { port, url } = await serve((_request, response) => {
      response.writeHead(200, { ...htmlType, ...(encoding && { "content-encoding": encoding }) });
      if (encoding !== undefined) {
        response.end(bomb);
        return;
      }
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on("drain", pour);
      pour();
    });
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("too large"));
  });

  it.each(["never answers", "dribbles"])("that %s is given up in time", async (what) => {
    const { port, url } = await serve((_request, response) => {
      if (what === "never answers") return;
      response.writeHead(200, htmlType);
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    });
    const { fetch } = fetcher({ loopbackPort: port, withinMs: 300 });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("too slow"));
  });

  it("whose name takes too long to resolve is given up in time", async () => {
    const { fetch } = fetcher({ resolve: () => new Promise(() => undefined), withinMs: 100 });
    await expect(fetch("https://tickets.club/", person)).rejects.toMatchObject(refused("too slow"));
  });

  it.each([
    ["breaks off", "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99\r\n\r\nx"],
    ["is no HTTP", "hello"],
    [
      "is packed wrongly",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\nx",
    ],
    [
      "is packed in its own way",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: rot13\r\n\r\nx",
    ],
    ["has endless headers", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(20_000)}\r\n\r\n`],
  ])("that %s is unreachable", async (_what, answer) => {
    const { port, url } = await serve((request) => void request.socket.end(answer));
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("unreachable"));
  });

  it("of a host that doesn't exist is unreachable, and the error names no address", async () => {
    const error = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    const { fetch } = fetcher({ resolve: () => Promise.reject(error) });
    await expect(fetch("https://tickets.club/", person)).rejects.toMatchObject({
      ...refused("unreachable"),
      message: "A page wasn't read, unreachable: ENOTFOUND",
    });
  });
});

describe("robots.txt", () => {
  const disallow = {
    body: "User-agent: *\nDisallow: /private",
    headers: { "content-type": "text/plain" },
  };

  it("decides for a program, and not for a person", async () => {
    const { port, url } = await serve(
      pages({ "/robots.txt": disallow, "/private/1": { body: "one" }, "/2": { body: "two" } }),
    );
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(`${url}/private/1`, robot)).rejects.toMatchObject(refused("robots"));
    expect((await fetch(`${url}/2`, robot)).text).toBe("two");
    expect((await fetch(`${url}/private/1`, person)).text).toBe("one");
  });

  it("is requested before a redirect is followed, too", async () => {
    const { port, url } = await serve(
      pages({
        "/robots.txt": disallow,
        "/1": { status: 302, headers: { location: "/private/1" } },
      }),
    );
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(`${url}/1`, robot)).rejects.toMatchObject(refused("robots"));
  });

  it.each([404, 403])("that answers %i allows reading", async (status) => {
    const { port, url } = await serve(pages({ "/robots.txt": { status }, "/": { body: "page" } }));
    expect((await fetcher({ loopbackPort: port }).fetch(url, robot)).text).toBe("page");
  });

  it("behind endless redirects allows reading", async () => {
    const redirect = { status: 302, headers: { location: "/robots.txt" } };
    const { port, url } = await serve(pages({ "/robots.txt": redirect, "/": { body: "page" } }));
    expect((await fetcher({ loopbackPort: port }).fetch(url, robot)).text).toBe("page");
  });

  it.each([429, 500, 503])("that answers %i leaves the host unreachable", async (status) => {
    const { port, url } = await serve(pages({ "/robots.txt": { status }, "/": { body: "page" } }));
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(url, robot)).rejects.toMatchObject(refused("unreachable"));
    // Also from the cached rules.
    await expect(fetch(url, robot)).rejects.toMatchObject(refused("unreachable"));
  });

  it("that can't be fetched allows nothing: the reason is the page's own", async () => {
    const gone = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    const unknown = fetcher({ resolve: () => Promise.reject(gone) });
    const silent = fetcher({ resolve: () => new Promise(() => undefined), withinMs: 50 });
    const inside = fetcher({
      resolve: () => Promise.resolve([{ address: "10.0.0.1", family: 4 }]),
    });
    for (const [{ fetch }, reason] of [
      [unknown, "unreachable"],
      [silent, "too slow"],
      [inside, "not public"],
    ] as const) {
      await expect(fetch("https://tickets.club/", robot)).rejects.toMatchObject(refused(reason));
    }
  });

  it("that is too long is read as far as it goes", async () => {
    const body = `${disallow.body}\n${"# tickets\n".repeat(60_000)}Disallow: /`;
    const { port, url } = await serve(
      pages({ "/robots.txt": { ...disallow, body }, "/2": { body: "two" } }),
    );
    const { fetch } = fetcher({ loopbackPort: port });
    expect((await fetch(`${url}/2`, robot)).text).toBe("two");
    await expect(fetch(`${url}/private/1`, robot)).rejects.toMatchObject(refused("robots"));
  });

  it("is read once a day", async () => {
    let reads = 0;
    const { port, url } = await serve((request, response) => {
      if (request.url === "/robots.txt") reads += 1;
      response.writeHead(200, htmlType).end("");
    });
    const { fetch } = fetcher({ loopbackPort: port });
    await fetch(url, robot);
    await fetch(`${url}/2`, robot);
    expect(reads).toBe(1);
    clock.advance(24 * 60 * 60_000);
    await fetch(url, robot);
    expect(reads).toBe(2);
  });
});
