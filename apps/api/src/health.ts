import type { FastifyInstance } from "fastify";

/** `/healthz`: the process answers. `/readyz`: and it reaches its database, so that a balancer may send guests. */
export function registerHealth(
  app: FastifyInstance,
  isDatabaseReachable: () => Promise<boolean>,
): void {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    if (await isDatabaseReachable()) return { status: "ready" };
    return reply.status(503).send({ status: "no database" });
  });
}
