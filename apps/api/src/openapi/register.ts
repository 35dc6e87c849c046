import { colours, darkColours } from "@before-ten/contracts/shared/colours";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, encode } from "../pages/encoding.ts";
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
export function registerApiDocs(api: OpenApiDocument) {
  return async function apiDocs(app: FastifyInstance): Promise<void> {
    const files: Record<string, TextFile> = {
      "/openapi.json": { type: "application/json", text: JSON.stringify(api), headers: openToAll },
      "/docs": {
        type: "text/html",
        text: docsPage(api, stylesheet),
        headers: { "content-security-policy": pagePolicy },
      },
      "/docs.css": {
        type: "text/css",
        text: `${palette}\n${await readFile(join(import.meta.dirname, "docs.css"), "utf8")}`,
        headers: {},
      },
    };
    for (const [url, file] of Object.entries(files)) {
      app.get(url, await answerWith(file));
      app.route({
        method: app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD"),
        url,
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}

/** Compressed once: it stays the same for as long as the process runs. */
async function answerWith({ type, text, headers }: TextFile) {
  const [br, gzip, identity] = await Promise.all([
    encode(text, "br"),
    encode(text, "gzip"),
    encode(text, "identity"),
  ]);
  const bodies = { br, gzip, identity };
  // Weak: it is the same in every encoding.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const common = { ...headers, etag, vary: "accept-encoding", "cache-control": "no-cache" };

  return function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(common);
    if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(`${type}; charset=utf-8`).send(bodies[encoding]);
  };
}

/** Answers a wrong method before the body is read. */
function refuse({ method }: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header("allow", allow);
  const message = `${method} is not possible here: ${allow}`;
  return Promise.reject(new AppError("METHOD_NOT_SUPPORTED", message));
}
