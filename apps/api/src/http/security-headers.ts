import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

const none = ["'none'"];
/** `default-src` doesn't cover the other three. */
const nothingAtAll = { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none };

/** Helmet's headers that current browsers support, for a document with a policy of its own. */
export const documentHeaders = headersOfHelmet();

/**
 * Headers for every answer. Anything but a document may load nothing, and can't be framed. Helmet's
 * others tell a browser what a document may do; on JSON they cost more than finding the answer.
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

/** Computed once, because Helmet as a plugin builds its policy for each answer. */
function headersOfHelmet(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: nothingAtAll },
    // Browsers' default; stated for scanners and older browsers.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // The policy's `frame-ancestors` covers it.
    xFrameOptions: false,
    // For Internet Explorer, Flash and Acrobat, and for Firefox only on links.
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
