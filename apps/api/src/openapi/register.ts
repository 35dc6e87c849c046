import { colours, darkColours } from "@before-ten/contracts/shared/colours";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "../cache/cached-response.ts";
import { documentHeaders } from "../http/security-headers.ts";
import { refuseOthers } from "../rest/register.ts";
import { readApiChanges } from "./api-changes.ts";
import { changelogGroup, docsPage, schemasGroup } from "./docs-page.ts";
import type { OpenApiDocument } from "./types.ts";
import { webFonts } from "@before-ten/drawing/lettering/web-fonts";

const pageFiles = {
  stylesheet: "/api/docs.css",
  script: "/api/docs.js",
  fonts: ["/api/docs-display.woff2", "/api/docs-text.woff2"],
};

/** The policy of the document's page, which has one script, one stylesheet and two fonts. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Any site's tool may read the document; it contains no personal data. */
const openToAll = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

interface TextFile {
  type: string;
  text: string;
  headers: Record<string, string>;
}

/** The colours used in docs.css. */
const palette = `@font-face {
  font-family: Display;
  font-weight: 800;
  font-display: swap;
  src: url("/api/docs-display.woff2") format("woff2");
}

@font-face {
  font-family: Text;
  font-weight: 300 900;
  font-display: swap;
  src: url("/api/docs-text.woff2") format("woff2");
}

:root {
  --paper: light-dark(${colours.paper}, ${darkColours.paper});
  --card: light-dark(${colours.card}, ${darkColours.card});
  --ink: light-dark(${colours.ink}, ${darkColours.ink});
  --soft: light-dark(${colours["ink-soft"]}, ${darkColours["ink-soft"]});
  --line: light-dark(${colours.line}, ${darkColours.line});
  --accent: light-dark(${colours.magenta}, ${darkColours.magenta});
  --success: light-dark(${colours.success}, ${darkColours.success});
  --error: light-dark(${colours.error}, ${darkColours.error});
  --dusk: light-dark(${colours.dusk}, ${colours["dusk-light"]});
}`;

interface ApiDocs {
  describe: () => Promise<OpenApiDocument>;
  publicUrl: string;
  /** The sections of the document, each of which has a page. */
  groups: readonly string[];
}

/** Separate from the table of calls, because the API's description isn't one of its calls. */
export function registerApiDocs({ describe, publicUrl, groups }: ApiDocs) {
  let described: Promise<OpenApiDocument> | undefined;
  const api = () => (described ??= describe());
  const page = async (group?: string): Promise<TextFile> => ({
    type: "text/html",
    text: docsPage({
      api: await api(),
      page: { ...pageFiles, publicUrl },
      changes: await readApiChanges(),
      group,
    }),
    headers: { ...documentHeaders, "content-security-policy": pagePolicy },
  });
  const files: Record<string, () => Promise<TextFile>> = {
    "/openapi.json": async () => ({
      type: "application/json",
      text: JSON.stringify(await api()),
      headers: openToAll,
    }),
    "/docs": () => page(),
    ...Object.fromEntries(
      [...groups, schemasGroup, changelogGroup].map((group) => [
        `/docs/${group}`,
        () => page(group),
      ]),
    ),
    "/docs.css": async () => ({
      type: "text/css",
      text: `${palette}\n${await readFile(join(import.meta.dirname, "docs.css"), "utf8")}`,
      headers: {},
    }),
    "/docs.js": async () => ({
      type: "text/javascript",
      text: await readFile(join(import.meta.dirname, "docs.js"), "utf8"),
      headers: {},
    }),
  };
  const fonts = { "/docs-display.woff2": webFonts.display, "/docs-text.woff2": webFonts.text };
  return async function apiDocs(app: FastifyInstance): Promise<void> {
    const answers = [
      ...Object.entries(files).map(([url, write]) => [url, answerWith(write)] as const),
      ...Object.entries(fonts).map(([url, file]) => [url, answerWithFont(file)] as const),
    ];
    for (const [url, answer] of answers) {
      app.get(url, answer);
      refuseOthers(app, url, ["GET", "HEAD"]);
    }
  };
}

/** Written and compressed with the first request, and kept as long as the process runs. */
function answerWith(write: () => Promise<TextFile>) {
  let response: Promise<CachedResponse> | undefined;

  return async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    response ??= write().then(({ type, text, headers }) =>
      toCachedResponse({
        status: 200,
        headers: {
          ...headers,
          "content-type": `${type}; charset=utf-8`,
          vary: "accept-encoding",
          "cache-control": "no-cache",
        },
        text,
      }),
    );
    return sendCached(request, reply, await response);
  };
}

/** A font is compressed already, and only changes with a release. */
function answerWithFont(file: string) {
  let font: Promise<Buffer> | undefined;

  return async function sendFont(_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    font ??= readFile(file);
    return reply
      .headers({ "content-type": "font/woff2", "cache-control": "public, max-age=86400" })
      .send(await font);
  };
}
