import { expect, it, describe, onTestFinished } from "vitest";
import type { ResolvedAddress } from "./guarded-request.ts";
import { fetcher, htmlType, pages, person, refused, serve } from "../testing/strangers.ts";

describe("only the public internet is requested", () => {
  /** A host that must not get any requests. */
  async function forbidden() {
    const requested: string[] = [];
    const { port } = await serve((request, response) => {
      requested.push(request.url ?? "");
      response.writeHead(200, htmlType).end("the secret page");
    });
    return { port, requested };
  }

  it.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "http://LOCALHOST/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0/",
    "http://10.0.0.7/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://①②⑦.⓪.⓪.①/",
  ])("%s is refused by its address", async (url) => {
    await expect(fetcher().fetch(url, person)).rejects.toMatchObject(refused("not public"));
  });

  it.each([
    "file:///etc/passwd",
    "ftp://93.184.216.34/",
    "data:text/html,hello",
    "http://93.184.216.34:22/",
    "http://93.184.216.34:5432/",
    "https://user:password@93.184.216.34/",
  ])("%s is refused by its URL", async (url) => {
    await expect(fetcher().fetch(url, person)).rejects.toMatchObject(refused("not public"));
  });

  it.each<[name: string, addresses: ResolvedAddress[]]>([
    ["127.0.0.1", [{ address: "127.0.0.1", family: 4 }]],
    ["a private network", [{ address: "10.0.0.7", family: 4 }]],
    ["an IPv6-mapped address", [{ address: "::ffff:127.0.0.1", family: 6 }]],
    [
      "both loopbacks",
      [
        { address: "::1", family: 6 },
        { address: "127.0.0.1", family: 4 },
      ],
    ],
    ["nothing", []],
  ])("a name that means %s is refused", async (_what, addresses) => {
    const { fetch } = fetcher({ resolve: () => Promise.resolve(addresses) });
    await expect(fetch("https://tickets.club/", person)).rejects.toMatchObject(
      refused("not public"),
    );
  });

  it("a name is resolved once, and the connection goes to the address that was checked", async () => {
    const { port } = await serve((request, response) => {
      response.writeHead(200, htmlType).end(request.headers.host);
    });
    const answers = ["127.0.0.1", "10.0.0.7", "10.0.0.8"];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? "", family: 4 }]);
    const { fetch } = fetcher({ resolve, loopbackPort: port });
    const { text } = await fetch(`http://no-such-host.invalid:${port}/`, person);
    expect([text, answers]).toEqual([`no-such-host.invalid:${port}`, ["10.0.0.7", "10.0.0.8"]]);
  });

  it("of several addresses of a name only the public ones are left", async () => {
    const { port } = await serve(pages({ "/": { body: "the page" } }));
    const resolve = () =>
      Promise.resolve([
        { address: "10.0.0.7", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ]);
    const { fetch } = fetcher({ resolve, loopbackPort: port });
    expect((await fetch(`http://tickets.club:${port}/`, person)).text).toBe("the page");
  });

  it.each([
    "http://127.0.0.1/",
    "http://[::ffff:127.0.0.1]/",
    "http://localhost:5432/",
    "//10.0.0.1/",
    "file:///etc/passwd",
    "http://169.254.169.254/",
  ])("a redirect to %s is refused", async (location) => {
    const { port, url } = await serve((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    const { fetch } = fetcher({ loopbackPort: port });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("not public"));
  });

  it("a redirect to a name that means this machine is refused", async () => {
    const { port, url } = await serve((_request, response) => {
      response.writeHead(301, { location: "http://inside.club/" }).end();
    });
    const resolved: string[] = [];
    const resolve = (name: string) => {
      resolved.push(name);
      return Promise.resolve([{ address: "127.0.0.1", family: 4 }]);
    };
    const { fetch } = fetcher({ loopbackPort: port, resolve });
    await expect(fetch(url, person)).rejects.toMatchObject(refused("not public"));
    expect(resolved).toEqual(["inside.club"]);
  });

  it("uses no proxy that the environment names", async () => {
    const proxy = await forbidden();
    process.env["HTTP_PROXY"] = `http://127.0.0.1:${proxy.port}`;
    onTestFinished(() => void delete process.env["HTTP_PROXY"]);
    const { port, url } = await serve(pages({ "/": { body: "the page" } }));
    expect((await fetcher({ loopbackPort: port }).fetch(url, person)).text).toBe("the page");
    expect(proxy.requested).toEqual([]);
  });
});
