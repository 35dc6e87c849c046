import type { FastifyInstance } from "fastify";

const consequence =
  "Behind a proxy all visitors then share one address and its limits: name the proxy's network there, say TRUST_PROXY=10.0.0.0/8. " +
  "Without a proxy there is nothing to do: the header isn't believed.";

/** Logs once that a request came through a proxy whose X-Forwarded-For isn't trusted. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustProxy: readonly string[]): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    done();
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    // A trusted one is listed after the connection's own; they may be the same on one machine.
    if ((request.ips ?? []).length > 1) return;
    hasWarned = true;
    const reason =
      trustProxy.length === 0
        ? "TRUST_PROXY is not set"
        : `it came from outside of TRUST_PROXY=${trustProxy.join()}`;
    request.log.warn(`A request carried X-Forwarded-For, but ${reason}. ${consequence}`);
  });
}
