import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerConnections } from "../http/connections.ts";
import { noJsonSchemas } from "../http/no-json-schemas.ts";
import { type AskReadiness, registerHealth } from "../http/health.ts";

/** A worker's port only answers health checks, for supervisors and load balancers. */
export function answerHealth(log: FastifyBaseLogger, askReadiness: AskReadiness): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    schemaController: noJsonSchemas,
    return503OnClosing: false,
  });
  registerConnections(app);
  registerHealth(app, askReadiness);
  return app;
}
