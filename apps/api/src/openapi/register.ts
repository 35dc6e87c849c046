import { colours, darkColours } from "@before-ten/contracts/shared/colours";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "../cache/cached-response.ts";
import { documentHeaders } from "../http/security-headers.ts";
import { docsPage } from "./docs-page.ts";
import type { OpenApiDocument } from "./types.ts";

const stylesheet = "/api/docs.css";
const allow = "GET, HEAD";

/** The policy of the document's page, which has no script and one stylesheet. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Any site's tool may read the document; it says nothing about anybody. */
const openToAll = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

interface TextFile {
  type: string;
  text: string;
  headers: Record<string, string>;
}

/** What docs.css is written in. */
const palette = `:root {
  --paper: light-dark(${colours.paper}, ${darkColours.paper});
  --card: light-dark(${colours.card}, ${darkColours.card});
  --ink: light-dark(${colours.ink}, ${darkColours.ink});
  --soft: light-dark(${colours["ink-soft"]}, ${darkColours["ink-soft"]});
  --line: light-dark(${colours.line}, ${darkColours.line});
  --accent: light-dark(${colours.magenta}, ${darkColours.magenta});
}`;

/** Beside the table of calls: what tells of the API is no call of it. */
export function registerApiDocs(describe: () => OpenApiDocument) {
  let described: OpenApiDocument | undefined;
  const api = () => (described ??= describe());
  const files: Record<string, () => Promise<TextFile>> = {
    "/openapi.json": async () => ({
      type: "application/json",
      text: JSON.stringify(api()),
      headers: openToAll,
    }),
    "/docs": async () => ({
      type: "text/html",
      text: docsPage(api(), stylesheet),
      headers: { ...documentHeaders, "content-security-policy": pagePolicy },
    }),
    "/docs.css": async () => ({
      type: "text/css",
      text: `${palette}\n${await readFile(join(import.meta.dirname, "docs.css"), "utf8")}`,
      headers: {},
    }),
  };
  return async function apiDocs(app: FastifyInstance): Promise<void> {
    for (const [url, write] of Object.entries(files)) {
      app.get(url, answerWith(write));
      app.route({
        method: app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD"),
        url,
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}

/**
 * Written and compressed with the first request: it stays the same for as long as the process runs.
 */
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

/** Answers a wrong method before the body is read. */
function refuse({ method }: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header("allow", allow);
  const message = `${method} is not possible here: ${allow}`;
  return Promise.reject(new AppError("METHOD_NOT_SUPPORTED", message));
}
