import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

const none = ["'none'"];
/** `default-src` says nothing of the other three. */
const nothingAtAll = { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none };

/**
 * Of a document, which brings a Content-Security-Policy of its own: all that Helmet knows and a
 * browser of today heeds.
 */
export const documentHeaders = headersOfHelmet();

/**
 * Of every answer. What isn't a document may load nothing, and lies in no frame. The others of
 * Helmet tell a browser what a document may do; on JSON they cost more than finding the answer.
 */
export const securityHeaders = pick(documentHeaders, [
  "content-security-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
]);

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}

/** Asked once: Helmet as a plugin puts its policy together anew for each answer. */
function headersOfHelmet(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: nothingAtAll },
    // What browsers do unasked; scanners and older ones want it said.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // The policy's `frame-ancestors` says it, and more.
    xFrameOptions: false,
    // What Internet Explorer, Flash and Acrobat asked for, and Firefox for links alone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // For pages that set `document.domain`.
    originAgentCluster: false,
  });
  write(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function pick(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
