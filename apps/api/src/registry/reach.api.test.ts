import { apiScopes } from "@before-ten/contracts/api-keys/rules";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { reachRoles } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeAll, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { rightInputOf, schemaOf } from "../testing/contract-inputs.ts";
import { knownMethod } from "../testing/known-method.ts";
import { madeKey } from "../testing/accounts/made-key.ts";
import { numberChanges } from "@before-ten/db/queries/changes/changes";
import { rowsNaming, secretWord, storeOtherPlace } from "@before-ten/db/testing/other-place";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";
import { signedInAs, storeUser } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { endingRoutes } from "../testing/ending-routes.ts";

/**
 * Every call by every caller with a reach, with everything of another place: nothing of it is
 * answered, and nothing of it changes.
 */

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });

const series = await storeSeries(db, { dates: [{ name: "Ours", status: "draft" }] });
const london: Reach = { countries: [], cities: [{ country: "UK", city: "London" }], series: [] };
const reaches = {
  "the city London": london,
  "the country UK": { countries: ["UK"], cities: [], series: [] },
  "a series": { countries: [], cities: [], series: [series.id] },
} satisfies Record<string, Reach>;
const places = ["the city London", "the country UK", "a series"] as const;
const callers = [
  ...reachRoles.map((role) => ({ role, place: places[0] })),
  { role: "key", place: places[0] },
  { role: "key", place: places[1] },
  { role: "editor", place: places[1] },
  { role: "editor", place: places[2] },
] as const;

async function tokenOf({ role, place }: (typeof callers)[number]): Promise<string> {
  const reach = reaches[place];
  if (role === "key") return (await madeKey(deps, { scopes: [...apiScopes], reach })).secret;
  return (await signedInAs(deps, "admin", { adminRole: role, reach })).token;
}

const owner = await storeUser(deps, { role: "admin" });
const foreignIds = await storeOtherPlace(db, owner);
// Reading changes would number them.
await numberChanges(db);
const before = await rowsNaming(db, foreignIds);

/** Not those about the caller's own account, which would end its sessions. */
const tried = procedureNames.filter((name) => !/^(auth|ownSessions|secondFactor)\./.test(name));
const guarded = tried.filter((name) => procedureFacts(name).access !== "everybody");

const ids = /^(id|ids|\w+Id|\w+Ids)$/;
const words = /^(search|q|query|text)$/;

const inputs = new Map<string, Promise<Record<string, unknown>[]>>();

function foreignInputs(name: string): Promise<Record<string, unknown>[]> {
  const made = inputs.get(name) ?? makeForeignInputs(name);
  inputs.set(name, made);
  return made;
}

/** The right input, with the other place's ids and the secret word wherever it takes some. */
async function makeForeignInputs(name: string): Promise<Record<string, unknown>[]> {
  const right = await rightInputOf(name, deps);
  const fields = Object.entries(schemaOf(name).properties ?? {});
  const searching = Object.fromEntries(
    fields.flatMap(([field]) => (words.test(field) ? [[field, secretWord]] : [])),
  );
  const isNaming = fields.some(([field]) => ids.test(field));
  const naming = (id: string) =>
    Object.fromEntries(
      fields.flatMap(([field, schema]) => {
        if (!ids.test(field)) return [];
        const isList = typeof schema === "object" && schema !== null && "items" in schema;
        return [[field, isList ? [id] : id]];
      }),
    );
  return [
    { ...right, ...searching },
    ...(isNaming ? foreignIds.map((id) => ({ ...right, ...naming(id) })) : []),
    { ...right, country: "AU", location: "Town Hall, Melbourne", segment: { countries: ["AU"] } },
  ];
}

/** Undefined if the answer tells nothing of the other place. */
function wrongIn(status: number, text: string): string | undefined {
  // The plan of an export repeats its filter.
  const told = text.replaceAll(`"search":"${secretWord}"`, "");
  return status >= 500 || told.includes(secretWord) ? `${status} ${text}` : undefined;
}

function addressOf(path: string, input: Record<string, unknown>, method: string): string {
  const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(textOf(input[field] ?? "x")),
  );
  if (method !== "GET") return filled;
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(input)) {
    if (typeof value !== "object") query.set(field, textOf(value));
  }
  return `${filled}?${query.toString()}`;
}

describe.each(callers)("$role of $place", (caller) => {
  const isFirst = caller.role === "editor" && caller.place === places[0];
  let token = "";
  beforeAll(async () => {
    token = await tokenOf(caller);
  });

  // Those open to everybody only ask for a session's role.
  it.each(isFirst ? tried : guarded)(
    "learns and changes nothing of another place by %s",
    async (name) => {
      const call = procedureFacts(name).kind === "query" ? queryTrpc : mutateTrpc;
      for (const input of await foreignInputs(name)) {
        const { status, text } = await call(app, name, input, { token });
        expect(wrongIn(status, text)).toBeUndefined();
        // Refused before the input is read.
        if (status === 401 || text.includes(authMessages.roleForbids)) break;
      }
    },
  );

  // REST calls the same procedures.
  it.runIf(isFirst || caller.role === "key")(
    "learns nothing by REST",
    { timeout: 60_000 },
    async () => {
      for (const { method, path, procedure } of endingRoutes) {
        if (!tried.includes(procedure)) continue;
        for (const input of await foreignInputs(procedure)) {
          const { statusCode, payload } = await app.inject({
            method: knownMethod(method),
            url: `/api${addressOf(path, input, method)}`,
            headers: { authorization: `Bearer ${token}` },
            ...(method !== "GET" && { payload: input }),
          });
          const wrong = wrongIn(statusCode, payload);
          expect(wrong && [method, path, wrong]).toBeUndefined();
          if (payload.includes(authMessages.roleForbids)) break;
        }
      }
    },
  );

  it("changed nothing there", async () => {
    expect(await rowsNaming(db, foreignIds)).toEqual(before);
  });
});

describe("an editor of London", async () => {
  const editor = { adminRole: "editor", reach: london } as const;
  const { token } = await signedInAs(deps, "admin", editor);

  it("reads and writes London's drafts", async () => {
    const id = await storeEvent(db, { status: "draft", name: "Hackney Matinee" });
    const { body } = await callRest<{ id: string }[]>(app, "GET", "/admin/events?search=hackney", {
      token,
    });
    expect(body.data.map((event) => event.id)).toEqual([id]);
    const payload = { status: "published" };
    const path = `/admin/events/${id}/status`;
    expect((await callRest(app, "PATCH", path, { token, payload })).status).toBe(200);
  });

  it("reads parties elsewhere as visitors do", async () => {
    const id = await storeEvent(db, { country: "AU", place: "Town Hall, Melbourne" });
    expect((await callRest(app, "GET", `/events/${id}`, { token })).status).toBe(200);
    const { status, body } = await callRest(app, "DELETE", `/events/${id}`, { token });
    expect([status, body.error]).toEqual([404, "Event not found"]);
  });

  it("reads the history of London's parties alone, and restores them", async () => {
    const id = await storeEvent(db, { name: "Hackney Matinee" });
    const elsewhere = await storeEvent(db, { country: "AU", place: "Town Hall, Melbourne" });
    const { token: owners } = await signedInAs(deps, "admin", { name: "Ana" });
    for (const changed of [id, elsewhere]) {
      const payload = { capacity: 200 };
      await callRest(app, "PUT", `/events/${changed}`, { token: owners, payload });
    }
    const changesOf = async (path: string, caller = token) =>
      (await callRest<HistoryChange[]>(app, "GET", `/admin/history${path}`, { token: caller })).body
        .data;
    const [own] = await changesOf(`?entityId=${id}`);
    expect(own).toMatchObject({ actor: { name: "Ana" }, changes: [{ label: "Capacity" }] });
    expect(await changesOf(`?entityId=${elsewhere}`)).toEqual([]);
    for (const list of ["?search=capacity", "/export?search=capacity"]) {
      const found = (await changesOf(list)).map(({ entity }) => entity.id);
      expect(found).toContain(id);
      expect(found).not.toContain(elsewhere);
    }
    const [foreign] = await changesOf(`?entityId=${elsewhere}`, owners);
    const byId = await callRest(app, "GET", `/admin/history/${foreign?.id}`, { token });
    expect(byId.status).toBe(404);
    const restore = (change: HistoryChange | undefined) =>
      callRest(app, "POST", `/admin/history/${change?.id}/restore`, {
        token,
        payload: { side: "before" },
      });
    expect((await restore(foreign)).status).toBe(404);
    expect((await restore(own)).status).toBe(200);
  });

  it("is told why a party can't move elsewhere", async () => {
    const id = await storeEvent(db);
    const payload = { location: "Town Hall, Leeds" };
    const { status, body } = await callRest(app, "PUT", `/events/${id}`, { token, payload });
    expect([status, body.error]).toEqual([403, authMessages.outOfReach]);
  });

  it("reads figures without subscribers, who belong to no place", async () => {
    const path = "/admin/analytics/figures?period=7d";
    const { body } = await callRest<{ totals: object }>(app, "GET", path, { token });
    expect(body.data.totals).toMatchObject({ newSubscribers: null });
    const ofPeople = await callRest(app, "GET", `${path}&measure=subscribers&rows=day`, { token });
    expect([ofPeople.status, ofPeople.body.error]).toEqual([403, authMessages.outOfReach]);
  });
});
