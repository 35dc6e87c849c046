import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { AnyRouter } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compressAnswers } from "../http/compress-answers.ts";
import { acceptOnlyJson, callWith, refuseOthers, sendError } from "../rest/register.ts";
import type { RestRoute } from "../rest/route.ts";
import type { CreateContext } from "../trpc/context.ts";
import { agentCallsOf } from "./tools.ts";

interface McpOptions {
  /** Contains the procedures the rows refer to. */
  router: AnyRouter;
  routes: readonly RestRoute[];
  createContext: CreateContext;
  publicUrl: string;
}

/** The REST API for agents, by the Model Context Protocol: https://modelcontextprotocol.io. */
export function registerMcp({ router, routes, createContext, publicUrl }: McpOptions) {
  const calls = agentCallsOf(routes);
  const { origin } = new URL(publicUrl);
  return async function mcp(app: FastifyInstance): Promise<void> {
    acceptOnlyJson(app);
    compressAnswers(app);
    app.setErrorHandler(sendError);
    refuseOthers(app, "/mcp", ["POST"]);
    app.post("/mcp", {
      // Before the body is read.
      onRequest: async (req, res) => {
        refuseOtherSites(req, origin);
        await requireKey(createContext({ req, res }));
      },
      handler: async (request, reply) => {
        if (Array.isArray(request.body)) throw new AppError("BAD_REQUEST", oneAtATime);
        const ctx = createContext({ req: request, res: reply });
        const key = await requireKey(ctx);
        const { answerMessage } = await import("./answer-message.ts");
        const answer = await answerMessage(request, {
          calls,
          key,
          call: callWith(router, ctx, request),
          version: ctx.deps.product.version,
        });
        return reply
          .status(answer.status)
          .headers({ ...Object.fromEntries(answer.headers), "cache-control": "no-store" })
          .send(await answer.text());
      },
    });
  };
}

/** The protocol dropped lists of messages, which would be many calls for one. */
const oneAtATime = "Please send one message at a time.";

/** Browsers say which page calls: none should, except the site's own. */
function refuseOtherSites({ headers }: FastifyRequest, origin: string): void {
  if (headers.origin === undefined || headers.origin === origin) return;
  throw new AppError("FORBIDDEN", "Pages of other sites can't call this.");
}

async function requireKey({ findCallingKey }: ReturnType<CreateContext>) {
  const key = await findCallingKey();
  if (key === undefined) throw new AppError("UNAUTHORIZED", apiKeyMessages.keyNeeded);
  return key;
}
