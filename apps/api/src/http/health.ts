import type { FastifyInstance } from "fastify";

/** "ready", or in a few words what is missing. */
export type AskReadiness = () => Promise<string>;

/** `/healthz`: the process responds. `/readyz`: it can do its work, so visitors may be sent. */
export function registerHealth(app: FastifyInstance, askReadiness: AskReadiness): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const status = isClosing ? "closing" : await askReadiness();
    return reply.status(status === "ready" ? 200 : 503).send({ status });
  });
}
