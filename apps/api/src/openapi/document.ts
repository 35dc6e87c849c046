import { brand } from "@before-ten/contracts/brand";
import { restRoutes } from "../rest/routes.ts";
import type { Components } from "./json-schema.ts";
import { describeOperation, featureOf } from "./operation.ts";
import { errorSchema, refusalResponses } from "./refusals.ts";
import type { OpenApiDocument } from "./types.ts";

/** Grows when a call changes so that a client has to. */
const version = "1.0.0";

const features: Record<string, string> = {
  events: "The parties: lists, one event, its counts, and the staff's side of it.",
  blogs: "The blog's posts.",
  newsletter: "Subscribing and unsubscribing, and the staff's list of subscribers.",
  contact: "What visitors write to the club.",
  analytics: "What visitors did.",
  auth: "Accounts, and signing in.",
  users: "The accounts, for admins.",
  dashboard: "The figures on top of the staff's area.",
};

const description = `The REST API of ${brand.name}. A success is \`{"success": true, …}\`, a failure \`{"success": false, "error": "…"}\` with its status.

Sign in with \`POST /auth/login\` and send the token as \`Authorization: Bearer …\` where a call needs one. Lists take \`page\` and \`limit\` (1 to 100) and answer \`pagination\`. Instants are ISO 8601 in UTC. A wrong method on a known path is a 405 with \`Allow\`.`;

/** What the API is, read off the table of calls and the schemas that check them. */
export function describeApi(): OpenApiDocument {
  const schemas: Components = { ...errorSchema };
  const paths: OpenApiDocument["paths"] = {};
  for (const route of restRoutes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version, description },
    servers: [{ url: "/api", description: "Where this document lies" }],
    tags: [...new Set(restRoutes.map(featureOf))].map((name) => ({
      name,
      description: features[name] ?? "",
    })),
    paths,
    components: {
      schemas,
      responses: refusalResponses(),
      headers: {
        RequestId: {
          description: "Names this call in our log",
          schema: { type: "string" },
        },
        RetryAfter: {
          description: "Seconds until the next call is answered",
          schema: { type: "integer", minimum: 1 },
        },
      },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that `POST /auth/login` answers",
        },
      },
    },
  };
}
