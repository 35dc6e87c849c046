import { type ApiScope, apiScopes } from "@before-ten/contracts/api-keys/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import type { RestRoute } from "../rest/route.ts";
import type { Components } from "./json-schema.ts";
import { describeOperation, tagOf } from "./operation.ts";
import { errorSchema, errorResponses } from "./error-responses.ts";
import type { OpenApiDocument } from "./types.ts";

/** Grows when a call changes so that a client has to. */
const version = "1.0.0";

/** The licence of the repository's LICENSE file, as an SPDX identifier. */
const license = { name: "MIT", identifier: "MIT" };

const tags: Record<string, string> = {
  series: "Parties that return: events with a common rule, page and feed.",
  events: "The parties: lists, one event, its counts, and the staff's side of it.",
  blogs: "The blog's posts.",
  alerts: "Being told once, by mail, when something about an event changes.",
  campaignReports: "What campaigns came to, and mails that came back.",
  newsletter: "Subscribing and unsubscribing, and the staff's list of subscribers.",
  contact: "What visitors write to the club.",
  analytics: "What visitors did.",
  auth: "Accounts, and signing in.",
  apiKeys: "Integrators' keys, for signed-in admins.",
  users: "The accounts, for admins.",
  dashboard: "The figures on top of the staff's area.",
  campaignContent: "Writing a campaign: its preview, a test of it, and what it can show.",
  campaigns: "E-mails to a part of the newsletter's subscribers.",
  sentMail: "A campaign's mail as it went out.",
  campaignAudience: "Whom a campaign would reach.",
  ticketPages: "What the pages that sell the tickets say, beside what the events say.",
};

const scopeMeanings: Record<ApiScope, string> = {
  read: "reads what staff read of events, posts and figures, nothing personal",
  "events:write": "creates, changes and deletes events",
  "subscribers:write": "reads and changes the newsletter's subscribers",
  "campaigns:write": "reads, writes and sends campaigns",
};

const scopeWords = apiScopes.map((scope) => `\`${scope}\` ${scopeMeanings[scope]}.`);

const description = `The REST API of ${brand.name}. A success is \`{"success": true, …}\`, a failure \`{"success": false, "error": "…"}\` with its status.

Sign in with \`POST /auth/login\` and send the token as \`Authorization: Bearer …\` where a call needs one. Lists take \`page\` and \`limit\` (1 to 100) and answer \`pagination\`. Instants are ISO 8601 in UTC. A wrong method on a known path is a 405 with \`Allow\`.

A program that calls for itself uses an API key in place of the token: an admin makes one with \`POST /admin/api-keys\` and chooses its scopes. ${scopeWords.join(" ")} Where a call names no scope, a key is refused with a 403; to calls that need no token it makes no difference, but that every click it reports counts.`;

/** What the API is, read off the table of calls and the schemas that check them. */
export function describeApi(routes: readonly RestRoute[]): OpenApiDocument {
  const schemas: Components = { ...errorSchema };
  const paths: OpenApiDocument["paths"] = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version, description, license },
    servers: [{ url: "/api", description: "Where this document lies" }],
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
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key that `POST /admin/api-keys` answered, `bt_…`; the call names the scope that it needs",
        },
      },
    },
  };
}
