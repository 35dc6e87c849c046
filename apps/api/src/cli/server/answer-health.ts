import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerConnections } from "../../http/connections.ts";
import { type AskReadiness, registerHealth } from "../../http/health.ts";

/** A worker's port only answers health checks, for supervisors and load balancers. */
export function answerHealth(log: FastifyBaseLogger, askReadiness: AskReadiness): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    return503OnClosing: false,
  });
  registerConnections(app);
  registerHealth(app, askReadiness);
  return app;
}
