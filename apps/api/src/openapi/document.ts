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

const tags: Record<string, string> = {
  series: "Recurring parties: events with a common rule, page and feed.",
  events: "The parties: lists, one event, its counts, and the admins' side of it.",
  albums: "The images of past parties; an album's id is its event's.",
  blogs: "The blog's posts.",
  postPreviews: "Links by which a draft is read before it is published.",
  images: "All uploaded images, with what shows them.",
  alerts: "Being told once, by email, when something about an event changes.",
  campaignReports: "What campaigns came to, and emails that came back.",
  newsletter: "Subscribing and unsubscribing, and the admins' list of subscribers.",
  calendar: "What is coming up and what is scheduled.",
  contact: "What visitors write to the club.",
  cannedAnswers: "Texts that messages are answered with.",
  analytics: "What visitors did.",
  auth: "Accounts, and signing in.",
  ownSessions: "Where one's own account is signed in.",
  apiKeys: "Integrators' keys, for signed-in admins.",
  users: "The accounts, for admins.",
  dashboard: "The figures at the top of the admin area.",
  campaignContent: "Writing a campaign: its preview, a test of it, and what it can show.",
  campaigns: "Emails to a part of the newsletter's subscribers.",
  invitations: "Admins are made by a mailed link, which asks for a name and a password.",
  sentMail: "A campaign's email as it went out.",
  campaignAudience: "Whom a campaign would reach.",
  subscriberImports: "Files of subscribers: checked row by row before anything is imported.",
  eventImports: "Files of events, calendars too.",
  privacy: "What is stored about a person, and its erasure.",
  ticketPages: "What the pages that sell the tickets say, beside what the events say.",
  health: "How the running product is, for its operator.",
  history: "Who changed what, and who signed in.",
  trash: "What was deleted in the last thirty days, and the ways back.",
};

const scopeMeanings: Record<ApiScope, string> = {
  read: "reads what admins read of events, posts and figures, nothing personal",
  "events:write": "creates, changes and deletes events",
  "subscribers:write": "reads and changes the newsletter's subscribers",
  "campaigns:write": "reads, writes and sends campaigns",
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

/** The API's description, derived from the table of calls and the schemas that check them. */
export function describeApi(routes: readonly RestRoute[]): OpenApiDocument {
  const described: Described = { schemas: { ...errorSchema }, paths: {} };
  for (const route of routes) addRoute(described, route);
  return documentOf(routes, described);
}

/** The same, a few calls at a time, because all at once would block a server's event loop. */
export async function describeApiInTurns(routes: readonly RestRoute[]): Promise<OpenApiDocument> {
  const described: Described = { schemas: { ...errorSchema }, paths: {} };
  for (const [index, route] of routes.entries()) {
    if (index % routesPerTurn === routesPerTurn - 1) await nextTurn();
    addRoute(described, route);
  }
  return documentOf(routes, described);
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

function documentOf(routes: readonly RestRoute[], { schemas, paths }: Described): OpenApiDocument {
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
        EntityTag: {
          description:
            "What `If-Match` takes when this is changed. An answer without a token may have another one, which it doesn't take.",
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
