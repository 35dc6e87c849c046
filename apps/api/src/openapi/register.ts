import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { describeApi } from "./document.ts";

const stylesheet = "/api/docs.css";

/** It has no script, and one stylesheet of ours. */
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

/** Beside the table of calls: what tells of the API is no call of it. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  const api = describeApi();
  const files = {
    "/openapi.json": { type: "application/json", text: JSON.stringify(api), headers: openToAll },
    "/docs": {
      type: "text/html",
      text: docsPage(api, stylesheet),
      headers: { "content-security-policy": pagePolicy },
    },
    "/docs.css": {
      type: "text/css",
      text: await readFile(join(import.meta.dirname, "docs.css"), "utf8"),
      headers: {},
    },
  };
  for (const [url, { type, text, headers }] of Object.entries(files)) {
    app.get(url, (_request, reply) =>
      reply.headers(headers).type(`${type}; charset=utf-8`).send(text),
    );
  }
}
