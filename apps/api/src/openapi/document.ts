import { setImmediate as nextTurn } from "node:timers/promises";
import { brand } from "@before-ten/contracts/shared/brand";
import type { RestRoute } from "../rest/route.ts";
import type { Components } from "./json-schema.ts";
import { describeOperation, tagOf } from "./operation.ts";
import { errorSchema, errorResponses } from "./error-responses.ts";
import { introduction } from "./introduction.ts";
import type { OpenApiDocument } from "./types.ts";

/** Increased when a call changes in a way clients must follow. */
const version = "1.0.0";

/** The licence of the repository's LICENSE file, as an SPDX identifier. */
const license = { name: "MIT", identifier: "MIT" };

export interface RestApi {
  routes: readonly RestRoute[];
  /** What the calls of each section are for. */
  tags: Readonly<Record<string, string>>;
}

/** The API's description, derived from the table of calls and the schemas that check them. */
export function describeApi(api: RestApi): OpenApiDocument {
  const described: Described = { schemas: { ...errorSchema }, paths: {} };
  for (const route of api.routes) addRoute(described, route);
  return documentOf(api, described);
}

/** The same, a few calls at a time, because all at once would block a server's event loop. */
export async function describeApiInTurns(api: RestApi): Promise<OpenApiDocument> {
  const described: Described = { schemas: { ...errorSchema }, paths: {} };
  for (const [index, route] of api.routes.entries()) {
    if (index % routesPerTurn === routesPerTurn - 1) await nextTurn();
    addRoute(described, route);
  }
  return documentOf(api, described);
}

const routesPerTurn = 10;

interface Described {
  schemas: Components;
  paths: OpenApiDocument["paths"];
}

function addRoute({ schemas, paths }: Described, route: RestRoute): void {
  const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
  paths[path] = {
    ...paths[path],
    [route.method.toLowerCase()]: describeOperation(route, schemas),
  };
}

function documentOf({ routes, tags }: RestApi, { schemas, paths }: Described): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version, description: introduction, license },
    servers: [{ url: "/api", description: "Where this document is served" }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({
      name,
      description: tags[name] ?? "",
    })),
    paths,
    components: {
      schemas,
      responses: errorResponses(),
      headers: {
        RequestId: {
          description: "Identifies this call in our log",
          schema: { type: "string" },
        },
        EntityTag: {
          description:
            "What `If-Match` takes when this is changed. An answer without a token may have another one, which it doesn't take.",
          schema: { type: "string" },
        },
        Link: {
          description:
            "The list's other pages (RFC 8288), with the same filters: `first`, `prev`, `next` and `last`, as far as there are any",
          schema: { type: "string" },
          example: '</api/events?page=2>; rel="next"',
        },
        RetryAfter: {
          description: "Seconds to wait before the next call",
          schema: { type: "integer", minimum: 1 },
        },
      },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token from `POST /auth/login`",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key from `POST /admin/api-keys`, `bt_…`; each call names the scope it needs",
        },
      },
    },
  };
}
