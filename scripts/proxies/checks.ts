import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../faults/site.ts";
import { type Answer, type Visitor, askByHttp1, askByHttp2, readOverHttp3, textOf } from "./ask.ts";
import type { Ports } from "./proxy.ts";

interface Checked {
  site: Site;
  ports: Ports;
  ca: string;
  /** Whether it speaks HTTP/3 and holds requests while the only server restarts. */
  isCaddy: boolean;
}

const br = { headers: { "accept-encoding": "gzip, deflate, br" } };

/** Prints the result of each check; returns the number of failures. */
export async function checkProxy({ site, ports, ca, isCaddy }: Checked): Promise<number> {
  const visitor: Visitor = { port: ports.https, ca };
  let failed = 0;

  async function check(what: string, look: () => Promise<boolean | string>): Promise<void> {
    const seen = await look().catch((error: unknown) => String(error));
    if (seen !== true) failed += 1;
    console.log(seen === true ? `  ok     ${what}` : `  FAILED ${what}: ${seen}`);
  }

  await check("a page over HTTP/2, compressed by the site with Brotli", async () => {
    const answer = await askByHttp2(visitor, "/", br);
    return isBrotliPage(answer);
  });
  await check("the same page over HTTP/1.1", async () =>
    isBrotliPage(await askByHttp1(visitor, "/")),
  );
  await check("a script as the build compressed it, cached for ever", async () => {
    const page = textOf(await askByHttp2(visitor, "/", br));
    const [, path = "/"] = /(\/assets\/[\w.-]+\.js)/.exec(page) ?? [];
    const { headers, status } = await askByHttp2(visitor, path, br);
    const { "content-encoding": encoding, "cache-control": caching = "" } = headers;
    return (
      (status === 200 && encoding === "br" && caching.includes("immutable")) ||
      `${path} ${status} ${encoding} ${caching}`
    );
  });
  await check("plain text for who takes no Brotli", async () => {
    const { headers } = await askByHttp2(visitor, "/");
    return headers["content-encoding"] ?? true;
  });
  await check("what has come already isn't sent again (304)", async () => {
    const { headers } = await askByHttp2(visitor, "/", br);
    const again = { ...br.headers, "if-none-match": headers.etag ?? "" };
    const { status } = await askByHttp2(visitor, "/", { headers: again });
    return status === 304 || String(status);
  });
  await check("http:// leads to https://", async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${ports.http}/events?page=2`, {
      redirect: "manual",
      headers: { host: "localhost" },
    });
    const location = headers.get("location") ?? "";
    const leads =
      /^https:\/\/\S+\/events\?page=2$/.test(location) && status >= 301 && status <= 308;
    return leads || `${status} ${location}`;
  });
  await check("a form with 5 MB comes to the site", async () => {
    const form = formOf(5_000_000);
    const { status, headers } = await askByHttp2(visitor, "/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${await site.signIn()}`, ...form.headers },
      body: form.body,
    });
    // Responses of the site itself have a request id.
    return (headers["x-request-id"] !== undefined && status !== 413) || String(status);
  });
  await check(
    "503 with Retry-After while too many pages are asked for, and cached ones meanwhile",
    async () => {
      const flood = Array.from({ length: 60 }, (_, index) =>
        askByHttp2(visitor, `/events?q=flood${index}`),
      );
      const cached = await Promise.all(Array.from({ length: 20 }, () => askByHttp2(visitor, "/")));
      const answers = await Promise.all(flood);
      const turnedAway = answers.filter(({ status }) => status === 503);
      const said = turnedAway.filter(({ headers }) => Number(headers["retry-after"]) > 0);
      const statuses = [...new Set([...answers, ...cached].map(({ status }) => status))].join(
        " and ",
      );
      const held = said.length > 0 && said.length === turnedAway.length;
      return (held && cached.every(({ status }) => status === 200)) || statuses;
    },
  );
  if (!isCaddy) return failed;
  await check("a browser's page over HTTP/3", async () => {
    const protocol = await readOverHttp3(visitor);
    return protocol === "h3" || (protocol ?? "there is no Chromium");
  });
  await check("who comes while the only server restarts is answered after it", async () => {
    const statuses: number[] = [];
    const over = new AbortController();
    const visits = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const { status } = await askByHttp2(visitor, "/events");
        statuses.push(status);
        await wait(20);
      }
    });
    await site.terminate();
    await site.start();
    over.abort();
    await Promise.all(visits);
    return statuses.every((status) => status === 200) || [...new Set(statuses)].join(" and ");
  });
  return failed;
}

function isBrotliPage(answer: Answer): true | string {
  const { status, headers } = answer;
  const isOurs = headers["content-encoding"] === "br" && textOf(answer).includes("</html>");
  return (status === 200 && isOurs) || `${status} ${headers["content-encoding"]}`;
}

function formOf(bytes: number): { headers: Record<string, string>; body: Buffer } {
  const boundary = "before-ten";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="image.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
