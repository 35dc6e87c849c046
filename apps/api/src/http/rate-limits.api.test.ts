import { createTestDatabase } from "@before-ten/db/testing/test-database";
import type { InjectOptions } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";
import { restRoutes } from "../registry/rest-routes.ts";
import { rightInputOf } from "../testing/contract-inputs.ts";
import { limitedProcedures } from "../testing/limited-procedures.ts";
import { knownMethod } from "../testing/known-method.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
/** One call of each kind is allowed. */
const { app, deps } = await startTestApp(db, { rateLimitFactor: 0.000_001 });
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("users").execute();
});

const limited = [...limitedProcedures];

/** Returns the second answer of two calls that each claim another client address. */
async function secondAnswer(name: string, request: (input: object) => InjectOptions) {
  // Calls without permission are refused before they are counted.
  const isForAdmins = limited.includes(name) && procedureFacts(name).access === "admin";
  const { token } = await signedInAs(deps, isForAdmins ? "admin" : "user");
  const input = await rightInputOf(name, deps);
  const call = (liesAbout: string) => {
    const options = request(input);
    const headers = {
      ...options.headers,
      authorization: `Bearer ${token}`,
      "x-forwarded-for": liesAbout,
      "x-real-ip": liesAbout,
      forwarded: `for=${liesAbout}`,
    };
    return app.inject({ ...options, headers });
  };
  // Successful sign-ins aren't throttled; here the account doesn't exist.
  await call("203.0.113.1");
  const { statusCode, headers } = await call("203.0.113.2");
  return { statusCode, wait: Number(headers["retry-after"] ?? 0) };
}

function overTrpc(name: string) {
  return (input: object): InjectOptions =>
    procedureFacts(name).kind === "query"
      ? { url: `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}` }
      : { method: "POST", url: `/trpc/${name}`, payload: input };
}

it("the list of limited procedures is the document's, but for those without a row", () => {
  for (const { procedure, doc } of restRoutes) {
    expect([procedure, doc.limited === true]).toEqual([procedure, limited.includes(procedure)]);
  }
  expect(limited.filter((name) => !procedureNames.includes(name))).toEqual([]);
});

describe.each(procedureNames)("%s", (name) => {
  it("answers a second call over tRPC with 429 only where it is limited", async () => {
    const { statusCode, wait } = await secondAnswer(name, overTrpc(name));
    expect([statusCode === 429, wait > 0]).toEqual(
      limited.includes(name) ? [true, true] : [false, false],
    );
  });
});

const counted = restRoutes.filter(({ procedure }) => limited.includes(procedure));

it.each(counted)("$method $path believes no header about where it came from", async (route) => {
  const { statusCode, wait } = await secondAnswer(route.procedure, (input) => {
    const values = new Map(Object.entries(input));
    const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => String(values.get(name)));
    const sent = route.method === "GET" ? { query: { ...input } } : { payload: input };
    return { method: knownMethod(route.method), url: `/api${path}`, ...sent };
  });
  expect([statusCode, wait > 0]).toEqual([429, true]);
});
