import { type ApiScope, apiScopes } from "@before-ten/contracts/api-keys/rules";
import { adminRoles, areas, isPermitted } from "@before-ten/contracts/auth/permissions";
import { brand } from "@before-ten/contracts/shared/brand";

/** What the document says of all calls, and the API's page with headings and tables. */

const scopeMeanings: Record<ApiScope, string> = {
  read: "reads what admins read of events, posts and figures, nothing personal",
  "events:write": "creates, changes and deletes events",
  "posts:write": "creates, changes and deletes blog posts and images of the library",
  "subscribers:write": "reads and changes the newsletter's subscribers",
  "campaigns:write": "reads, writes and sends campaigns",
  "site:write": "changes and publishes the site's texts",
};

/** Each scope of API keys, and what it allows. */
export const scopes = apiScopes.map((name) => ({ name, meaning: scopeMeanings[name] }));

/** Each role, and its permissions; writing includes reading. */
export const roles = adminRoles.map((name) => ({
  name,
  permissions: areas.flatMap((area) => {
    const standing = { adminRole: name, reach: null };
    if (isPermitted(standing, `${area}:write`)) return [`${area}:write`];
    return isPermitted(standing, `${area}:read`) ? [`${area}:read`] : [];
  }),
}));

export const answers = `A success is \`{"success": true, …}\`, a failure \`{"success": false, "error": "…"}\` with its status. Lists take \`page\` and \`limit\` (1 to 100) and answer \`pagination\`, with the addresses of the other pages in \`Link\`; a query parameter that a list doesn't know is ignored, and named in its \`warnings\`. Instants are ISO 8601 in UTC. A wrong method on a known path is a 405 with \`Allow\`. A call that will go says so in \`Deprecation\` (RFC 9745), and when in \`Sunset\` (RFC 8594).`;

export const signIn =
  "Sign in with `POST /auth/login` and send the token as `Authorization: Bearer …` where a call needs one. An admin has a role, which allows reading or writing in areas; writing includes reading. Each call names the permission it needs and refuses everyone else with a 403.";

export const reach =
  "Admins and API keys can be limited to countries, cities and series: they see and change only the events there and what belongs to those, the venues there and campaigns to readers there; anything without a place is closed to them. Elsewhere reading is a 404 and writing a 403.";

export const apiKeys =
  "A program that runs unattended uses an API key instead of the token: an owner creates one with `POST /admin/api-keys` and chooses its scopes. Where a call names no scope, a key is refused with a 403, and so is one whose maker's role lacks the permission that the call names. Public calls accept a key but don't need one; clicks reported with a key always count.";

/** As the document says it, without tables. */
export const introduction = [
  `The REST API of ${brand.name}. ${answers}`,
  signIn,
  roles
    .map(
      ({ name, permissions }) =>
        `\`${name}\` has ${permissions.map((each) => `\`${each}\``).join(", ")}.`,
    )
    .join(" "),
  reach,
  apiKeys,
  scopes.map(({ name, meaning }) => `\`${name}\` ${meaning}.`).join(" "),
].join("\n\n");
