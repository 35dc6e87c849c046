import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A minimal site, whose pages' behaviour depends on their path. */
const entry = `
  let rendered = 0;
  export async function render({ url, nonce, renderedAt, signal, onError }) {
    rendered += 1;
    const path = url.split("?")[0];
    const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
    const html = "<!DOCTYPE html><script nonce='" + nonce + "'>x</script>" + url + " at " + renderedAt + " no " + rendered;
    const page = { status: 200, headers, html: html.replaceAll("'", '"'), cachedSearch: undefined };
    if (path === "/throws") throw new Error("secret");
    if (path === "/hangs") await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    if (path === "/slow") await new Promise((resolve) => setTimeout(resolve, 400));
    if (path === "/fails") {
      onError(new Error("secret"));
      return { ...page, status: 503 };
    }
    if (path === "/moved") return { ...page, status: 301, html: "", headers: new Headers({ location: url.replace("/moved", "/") }) };
    if (path === "/own") return page;
    if (path === "/cookie") headers.append("set-cookie", "a=b");
    return { ...page, status: path === "/missing" ? 404 : 200, cachedSearch: ["q", "page"] };
  }
`;
export const script = "console.log('after four');".repeat(50);
const files = {
  "package.json": '{"type":"module"}',
  "dist/server/entry-server.js": entry,
  "dist/client/assets/entry-1234.js": script,
  "dist/client/assets/entry-1234.js.br": brotliCompressSync(script),
  "dist/client/films/dusk.webm": "0123456789",
  "dist/client/.vite/manifest.json": "{}",
};

/** Writes it as the build would, and returns where. */
export async function buildSmallSite(): Promise<string> {
  const webDir = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(webDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return webDir;
}
