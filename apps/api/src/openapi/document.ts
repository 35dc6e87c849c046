import { setImmediate as nextTurn } from "node:timers/promises";
import { adminRoles, areas, isPermitted } from "@before-ten/contracts/auth/permissions";
import { type ApiScope, apiScopes } from "@before-ten/contracts/api-keys/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import type { RestRoute } from "../rest/route.ts";
import type { Components } from "./json-schema.ts";
import { describeOperation, tagOf } from "./operation.ts";
import { errorSchema, errorResponses } from "./error-responses.ts";
import type { OpenApiDocument } from "./types.ts";

/** Increased when a call changes in a way clients must follow. */
const version = "1.0.0";

/** The licence of the repository's LICENSE file, as an SPDX identifier. */
const license = { name: "MIT", identifier: "MIT" };

const scopeMeanings: Record<ApiScope, string> = {
  read: "reads what admins read of events, posts and figures, nothing personal",
  "events:write": "creates, changes and deletes events",
  "subscribers:write": "reads and changes the newsletter's subscribers",
  "campaigns:write": "reads, writes and sends campaigns",
  "site:write": "changes and publishes the site's texts",
};

const scopeWords = apiScopes.map((scope) => `\`${scope}\` ${scopeMeanings[scope]}.`);

const roleWords = adminRoles.map((role) => {
  const named = areas.flatMap((area) => {
    if (isPermitted(role, `${area}:write`)) return [`\`${area}:write\``];
    return isPermitted(role, `${area}:read`) ? [`\`${area}:read\``] : [];
  });
  return `\`${role}\` has ${named.join(", ")}.`;
});

const description = `The REST API of ${brand.name}. A success is \`{"success": true, …}\`, a failure \`{"success": false, "error": "…"}\` with its status.

Sign in with \`POST /auth/login\` and send the token as \`Authorization: Bearer …\` where a call needs one. Lists take \`page\` and \`limit\` (1 to 100) and answer \`pagination\`; a query parameter that a list doesn't know is ignored, and named in its \`warnings\`. Instants are ISO 8601 in UTC. A wrong method on a known path is a 405 with \`Allow\`.

An admin has a role, which allows reading or writing in areas; writing includes reading. ${roleWords.join(" ")} A call names the permission that it needs, and refuses everybody else with a 403.

A program that calls for itself uses an API key in place of the token: an owner makes one with \`POST /admin/api-keys\` and chooses its scopes. ${scopeWords.join(" ")} Where a call names no scope, a key is refused with a 403, and so is one whose maker's role lacks the permission that the call names; to calls that need no token it makes no difference, but that every click it reports counts.`;

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
    info: { title: `${brand.name} API`, version, description, license },
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
