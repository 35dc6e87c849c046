import { type ApiScope, apiScopes } from "@before-ten/contracts/api-keys/rules";
import { authMessages } from "@before-ten/contracts/auth/messages";
import {
  type AdminRole,
  adminRoles,
  areas,
  isPermitted,
} from "@before-ten/contracts/auth/permissions";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { revokeApiKey } from "../features/api-keys/api-keys.service.ts";
import { endSession } from "../features/auth/sessions/sessions.ts";
import { restRoutes } from "./rest-routes.ts";
import { procedureAccess } from "../testing/access-matrix.ts";
import type { Access } from "../testing/account-access.ts";
import { permittedTo } from "../testing/role-permissions.ts";
import { callRest, mutateTrpc, mutateTrpcForm, queryTrpc } from "../testing/calls.ts";
import { multipart } from "../testing/event-forms.ts";
import { madeKey } from "../testing/accounts/made-key.ts";
import { endingRoutes } from "../testing/ending-routes.ts";
import { knownMethod } from "../testing/known-method.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { appRouter } from "./app-router.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });
// There is a limit of a hundred keys.
beforeEach(() => db.deleteFrom("api_keys").execute());

const noSession = { status: 401, message: authMessages.signInNeeded };
const noAdmin = { status: 403, message: authMessages.adminOnly };
const noKey = { status: 403, message: apiKeyMessages.sessionOnly };
const noPermission = { status: 403, message: authMessages.roleForbids };
const noPermittedMaker = { status: 403, message: apiKeyMessages.makerForbids };
const noScope = (scope: string) => ({ status: 403, message: apiKeyMessages.scopeMissing(scope) });

const allScopes = [...apiScopes];

/** Every kind of caller. Each call gets a new token, because some calls end their session. */
const callers = {
  visitor: () => Promise.resolve(undefined),
  user: async () => (await signedInAs(deps, "user")).token,
  "a signed-out session": async () => {
    const { token } = await signedInAs(deps, "admin");
    await endSession(deps, token);
    return token;
  },
  "an admin whose account is deleted": async () => {
    const { token, user } = await signedInAs(deps, "admin");
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    return token;
  },
  "a made-up token": () => Promise.resolve("garbage"),
  "the stored hash of a token": async () => {
    await signedInAs(deps, "admin");
    const { id } = await db.selectFrom("sessions").select("id").executeTakeFirstOrThrow();
    return id;
  },
  "a revoked key": async () => {
    const { id, makerId, secret } = await madeKey(deps, { scopes: allScopes });
    const by = { id: makerId, name: "Ana", origin: "in a test" };
    await revokeApiKey(deps, { id, by });
    return secret;
  },
  "a key whose maker is no longer an admin": async () => {
    const { makerId, secret } = await madeKey(deps, { scopes: allScopes });
    await setAdminRole(db, makerId, null);
    return secret;
  },
  "a key whose maker's account is deleted": async () => {
    const { makerId, secret } = await madeKey(deps, { scopes: allScopes });
    await db.deleteFrom("users").where("id", "=", makerId).execute();
    return secret;
  },
  "the stored hash of a key": async () => {
    const { id } = await madeKey(deps, { scopes: allScopes });
    const row = db.selectFrom("api_keys").select("key_hash").where("id", "=", id);
    return `bt_${(await row.executeTakeFirstOrThrow()).key_hash}`;
  },
};

interface Case {
  caller: string;
  tokenOf: () => Promise<string | undefined>;
  /** The role of an admin, or of a key's maker. */
  role?: AdminRole;
  /** Of a key. */
  scopes?: readonly ApiScope[];
}

const cases: Case[] = [
  ...Object.entries(callers).map(([caller, tokenOf]) => ({ caller, tokenOf })),
  ...adminRoles.map((role) => ({
    caller: `an admin with the role ${role}`,
    tokenOf: async () => (await signedInAs(deps, "admin", { adminRole: role })).token,
    role,
  })),
  {
    caller: "a key whose maker is an editor by now",
    tokenOf: async () => {
      const { makerId, secret } = await madeKey(deps, { scopes: allScopes });
      await setAdminRole(db, makerId, "editor");
      return secret;
    },
    role: "editor",
    scopes: apiScopes,
  },
  ...apiScopes.map((scope) => ({
    caller: `a key with ${scope}`,
    tokenOf: async () => (await madeKey(deps, { scopes: [scope] })).secret,
    role: "owner" as const,
    scopes: [scope],
  })),
];

function responseError(access: Access, { caller, role, scopes }: Case) {
  if (access === "everybody") return undefined;
  const [permission = "", scope] = access.split(", key ");
  if (scopes !== undefined) {
    if (scope === undefined) return noKey;
    if (!scopes.some((each) => each === scope)) return noScope(scope);
    return allows(role, permission) ? undefined : noPermittedMaker;
  }
  if (role !== undefined) {
    return access === "user" || allows(role, permission) ? undefined : noPermission;
  }
  if (caller === "user") return access === "user" ? undefined : noAdmin;
  return noSession;
}

function allows(role: AdminRole | undefined, permission: string): boolean {
  if (role === undefined) return false;
  return role === "owner" || permittedTo[role].some((each) => each === permission);
}

/** Undefined if the caller was let in, whatever the call's result. */
function errorIn({ status, message }: { status: number; message: string | undefined }) {
  return status === 401 || status === 403 ? { status, message } : undefined;
}

/** Whether each is a query or a mutation, by name. */
const kinds = new Map(
  Object.entries(appRouter._def.procedures).map(([name, procedure]) => [name, kindOf(procedure)]),
);

function kindOf(procedure: unknown): unknown {
  const isProcedure = typeof procedure === "function" && "_def" in procedure;
  const definition = isProcedure ? procedure._def : undefined;
  return typeof definition === "object" && definition !== null && "type" in definition
    ? definition.type
    : undefined;
}

describe("the matrix", () => {
  it("names every procedure, and no other", () => {
    expect([...kinds.keys()].toSorted()).toEqual(Object.keys(procedureAccess).toSorted());
    expect(new Set(kinds.values())).toEqual(new Set(["query", "mutation"]));
  });

  it.each(adminRoles)("lists the permissions of the role %s", (role) => {
    const permissions = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
    expect(
      permissions.filter((each) => isPermitted({ adminRole: role, reach: null }, each)),
    ).toEqual(permissions.filter((each) => allows(role, each)));
  });

  it.each(restRoutes)("names $procedure of $method $path", ({ procedure }) => {
    expect(procedureAccess).toHaveProperty([procedure]);
  });
});

it.each(restRoutes.filter(({ facts }) => facts.fileField !== undefined))(
  "$method $path and $procedure refuse a stranger's form before they read it",
  async ({ method, path, procedure }) => {
    const access = procedureAccess[procedure] ?? "";
    expect(access).toMatch(/:write/);
    const [, scope] = access.split(", key ");
    const { token } = await signedInAs(deps, "user");
    const { token: viewer } = await signedInAs(deps, "admin", { adminRole: "viewer" });
    const { secret } = await madeKey(deps, { scopes: ["read", "subscribers:write"] });
    const flyer = { name: "flyer", value: Buffer.alloc(6_000_000), fileName: "a.png" };
    for (const form of [multipart([flyer]), { ...multipart([]), payload: "no form" }]) {
      const call = (caller: object) =>
        callRest(app, knownMethod(method), path.replace(":id", "x"), { ...form, ...caller });
      const callTrpc = (caller: object) => mutateTrpcForm(app, procedure, { ...form, ...caller });
      const expected = [
        [{}, noSession],
        [{ token }, noAdmin],
        [{ token: viewer }, noPermission],
        [{ token: secret }, scope === undefined ? noKey : noScope(scope)],
      ] as const;
      for (const [caller, error] of expected) {
        const { status, body } = await call(caller);
        expect(errorIn({ status, message: body.error })).toEqual(error);
        const trpc = await callTrpc(caller);
        expect(errorIn({ status: trpc.status, message: trpc.body.error?.message })).toEqual(error);
      }
    }
  },
);

describe.each(Object.entries(procedureAccess))("%s is for %s", (name, access) => {
  it.each(cases)("as $caller", async (each) => {
    const call = kinds.get(name) === "query" ? queryTrpc : mutateTrpc;
    const token = await each.tokenOf();
    const { status, headers, body } = await call(app, name, {}, { token });
    expect(errorIn({ status, message: body.error?.message })).toEqual(responseError(access, each));
    const cacheControl = token === undefined ? /^(no-store|private, no-cache)$/ : /^no-store$/;
    expect(headers["cache-control"]).toMatch(cacheControl);
    expect(status).toBeLessThan(500);
  });
});

describe.each(
  endingRoutes.map((route) => ({ ...route, access: procedureAccess[route.procedure] })),
)("$method $path is for $access", ({ method, path, access = "user" }) => {
  const url = path.replaceAll(/:\w+/g, "x");

  it.each(cases)("as $caller", async (each) => {
    const token = await each.tokenOf();
    const { status, headers, body } = await callRest(app, knownMethod(method), url, { token });
    expect(errorIn({ status, message: body.error })).toEqual(responseError(access, each));
    const cacheControl = token === undefined ? /^(no-store|public, max-age=\d+)$/ : /^no-store$/;
    expect(headers["cache-control"]).toMatch(cacheControl);
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(status < 400);
  });
});

it.each(["/auth/me", "/admin/events", "/admin/dashboard"])(
  "HEAD %s is guarded as GET is",
  async (path) => {
    const { statusCode } = await app.inject({ method: "HEAD", url: `/api${path}` });
    expect(statusCode).toBe(401);
  },
);

it.each([
  ["bearer", 200],
  ["BEARER", 200],
  ["Bearer  ", 200],
  ["Basic", 401],
  ["", 401],
])("a token after %j answers %i", async (scheme, expected) => {
  const { token } = await signedInAs(deps, "user");
  const headers = { authorization: `${scheme} ${token}` };
  expect((await callRest(app, "GET", "/auth/me", { headers })).status).toBe(expected);
});

it.each(["events.create", "events.delete"])(
  "%s in a batch with a public call is refused alone",
  async (name) => {
    const response = await app.inject({
      method: "POST",
      url: `/trpc/${name},events.recordView?batch=1`,
      payload: { 0: { id: "x" }, 1: { id: "x" } },
    });
    const [guarded, open] = response.json<{ error: { data: { httpStatus: number } } }[]>();
    expect(guarded?.error.data.httpStatus).toBe(401);
    expect(open?.error.data.httpStatus).toBe(404);
  },
);
