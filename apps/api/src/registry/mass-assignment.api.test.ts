import { textsOfAllRows } from "@before-ten/db/testing/all-rows";
import { beforeEach, describe, expect, it } from "vitest";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";
import { restRoutes } from "./rest-routes.ts";
import { pathsOf, rightInputOf, schemaOf } from "../testing/contract-inputs.ts";
import { multipart } from "../testing/event-forms.ts";
import { knownMethod } from "../testing/known-method.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });
beforeEach(() => db.deleteFrom("users").execute());

const canary = "must-not-be-stored";
const number = 987_654_321;
const uuid = "0193a0b0-dead-7000-8000-00000000beef";
const instant = "1999-09-09T09:09:09.000Z";

/**
 * Fields only the server sets, by the names of their columns and answers, and fields that don't
 * exist.
 */
const forbidden: Record<string, unknown> = {
  role: "admin",
  adminRole: "owner",
  admin_role: "owner",
  isAdmin: true,
  emailVerified: true,
  email_verified: true,
  _id: uuid,
  userId: uuid,
  views: number,
  clicks: number,
  totalEmailsSent: number,
  engagementRate: number,
  passwordHash: canary,
  password_hash: canary,
  createdAt: instant,
  created_at: instant,
  publishDate: instant,
  unknown: canary,
};

const traces = [canary, String(number), uuid, "1999-09-09"];

/**
 * The valid input with the forbidden fields added, at the top and in each nested object with named
 * fields.
 */
async function greedyInput(procedure: string): Promise<Record<string, unknown>> {
  const right = await rightInputOf(procedure, deps);
  const known = new Set(pathsOf(schemaOf(procedure)).map((path) => path.join(".")));
  const entries = Object.entries(right).map(([name, value]): [string, unknown] => {
    const isNested = typeof value === "object" && value !== null && !Array.isArray(value);
    // A preference may have any name.
    return [name, isNested && name !== "preferences" ? { ...value, ...forbidden } : value];
  });
  const own = Object.entries(forbidden).filter(([name]) => !known.has(name));
  return Object.fromEntries([...own, ...entries]);
}

async function expectNothingStored(): Promise<void> {
  const rows = await textsOfAllRows(db);
  expect(rows.join()).toContain("boss@club.example");
  expect(rows.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([]);
}

async function roles(): Promise<string[]> {
  const users = await db.selectFrom("users").select(["email", "role"]).orderBy("email").execute();
  return users.map(({ email, role }) => `${email} ${role}`);
}

/**
 * The statuses of procedures that refuse this input. `apiKeys.create` names the unknown field; the
 * others need a mailed link, an account, a signature, or a failed mail.
 */
const refused: Record<string, number> = {
  "alerts.confirm": 400,
  "alerts.leave": 400,
  "apiKeys.create": 400,
  "auth.login": 401,
  "auth.secondFactorOptions": 401,
  "auth.secondFactorByPasskey": 401,
  "auth.secondFactorByCode": 401,
  "auth.loginByPasskey": 401,
  "auth.resetPassword": 400,
  "auth.revokeMadeKeys": 400,
  "auth.undoEmailChange": 400,
  "auth.verifyEmail": 400,
  "orders.report": 401,
  "orders.receive": 401,
  // The address is confirmed already.
  "auth.requestVerification": 409,
  // Without their file.
  "albums.uploadImage": 400,
  "campaignContent.uploadImage": 400,
  "images.upload": 400,
  "posts.uploadImage": 400,
  "contact.retryMail": 409,
  // Unknown ids, and bulk actions without an undo entry.
  "events.bulk": 404,
  "events.undoBulk": 404,
  "newsletter.undoBulk": 404,
  "posts.bulk": 404,
  "posts.undoBulk": 404,
  // They name a field that can't have a value for all rows.
  "eventImports.map": 400,
  "subscriberImports.map": 400,
  "invitations.accept": 400,
  // Belongs to another account.
  "ownSessions.end": 404,
  "secondFactor.deletePasskey": 404,
  "secondFactor.registerPasskey": 400,
  "secondFactor.renewCodes": 409,
  // It isn't our mail, and nothing is wrong.
  "senderHealth.readMail": 400,
  "senderHealth.override": 409,
  "newsletter.confirm": 400,
  "reviews.save": 400,
  "reviews.withdraw": 400,
  "newsletter.setChoices": 400,
  "newsletter.setPause": 400,
};

/** These add or remove an account; the others leave every role unchanged. */
const changesAccounts = new Set([
  "auth.register",
  "users.create",
  "users.setRole",
  "users.endAccess",
  "users.delete",
  "auth.updateProfile",
]);

const mutations = procedureNames.filter((name) => procedureFacts(name).kind === "mutation");

describe.each(mutations)("%s", (name) => {
  it("stores nothing that isn't the caller's to set", async () => {
    const { token } = await signedInAs(deps, "admin", {
      email: "boss@club.example",
      isConfirmed: true,
    });
    const payload = await greedyInput(name);
    const before = await roles();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: "POST", url: `/trpc/${name}`, headers, payload });
    expect(answer.statusCode).toBe(refused[name] ?? 200);
    expect(answer.body).not.toContain(canary);
    await expectNothingStored();
    expect(changesAccounts.has(name) ? before : await roles()).toEqual(before);
  });
});

const rows = restRoutes.filter(({ method }) => method !== "GET");

describe.each(rows)("$method $path", (route) => {
  const takesForm = procedureFacts(route.procedure).fileField !== undefined;
  it.each(takesForm ? ["JSON", "a form"] : ["JSON"])("as %s does neither", async (form) => {
    const { token } = await signedInAs(deps, "admin", {
      email: "boss@club.example",
      isConfirmed: true,
    });
    const input = await greedyInput(route.procedure);
    const url = `/api${route.path.replaceAll(/:(\w+)/g, (_all, name: string) => String(input[name]))}`;
    const fields = Object.entries(input).map(([name, value]) => ({
      name,
      value: typeof value === "string" ? value : JSON.stringify(value),
    }));
    const body = form === "JSON" ? { payload: input, headers: {} } : multipart(fields);
    const headers = { ...body.headers, authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method: knownMethod(route.method),
      url: `${url}?role=admin&unknown=${canary}&views=${number}`,
      payload: body.payload,
      headers,
    });
    expect(answer.statusCode).toBe(refused[route.procedure] ?? route.status);
    expect(answer.body).not.toContain(canary);
    await expectNothingStored();
  });
});

it("registering always makes a plain user with an unconfirmed address", async () => {
  const payload = { ...(await greedyInput("auth.register")), email: "mallory@mail.example" };
  const url = "/api/auth/register";
  const { statusCode } = await app.inject({ method: "POST", url, payload });
  expect(statusCode).toBe(201);
  expect(await roles()).toEqual(["mallory@mail.example user"]);
});
