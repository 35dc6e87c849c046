import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { procedureFacts } from "../testing/procedure-facts.ts";
import { endingRoutes } from "../testing/ending-routes.ts";
import { type InputPath, pathsOf, rightInputOf, restSchemaOf } from "../testing/contract-inputs.ts";
import { expectDocumented } from "../testing/documented.ts";
import { multipart } from "../testing/event-forms.ts";
import { restErrors } from "../testing/answer-errors.ts";
import { attacked, attacksOn, hostileTexts, longText } from "../testing/hostile-values.ts";
import { knownMethod } from "../testing/known-method.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });
/** Hundreds of calls each, and other work may share the cores. */
vi.setConfig({ testTimeout: 60_000 });

/** Texts a URL can't contain either: half of an encoding, of a character, of a path. */
const hostileInUrl = [
  ...hostileTexts.map((text) => encodeURIComponent(text.toWellFormed())),
  "%",
  "%zz",
  "%ED%A0%80",
  "%C0%80",
  "%ff",
  "%2e%2e%2f%2e%2e",
  "%5B%5D",
  "+",
];

const json = { "content-type": "application/json" };

const otherTypes = [
  "",
  "x",
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "a/b;c",
];

const noObjects = ["null", "[]", "[{}]", '"text"', "5", "true"];

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

describe.each(endingRoutes)("$method $path", ({ method: named, path, procedure }) => {
  const method = knownMethod(named);
  const form = procedureFacts(procedure).fileField !== undefined;
  const schema = restSchemaOf(procedure);
  const isOpen = procedureFacts(procedure).access === "everybody";
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !inPath.includes(name));
  const isInBody = ([first = ""]: InputPath) => !inPath.includes(first);

  /** An admin, a valid input, and a `send` that collects what is wrong with the answers. */
  async function start() {
    const { token } = await signedInAs(deps, "admin");
    const errors: string[] = [];
    const send = async (request: InjectOptions, authorization = `Bearer ${token}`) => {
      const headers = { ...request.headers, authorization };
      const answer = await app.inject({ method, ...request, headers });
      const { statusCode: status } = answer;
      if (String(answer.headers["content-type"]).startsWith("text/csv")) return;
      errors.push(...restErrors(answer));
      expectDocumented({ method: named, path, status, body: answer.json() });
      // Only unreadable requests are refused before the caller is checked.
      if (authorization === "" && !isOpen && status !== 400 && status !== 401) {
        errors.push(`a visitor's ${status}`);
      }
    };
    return { send, errors, right: await rightInputOf(procedure, deps) };
  }

  /** The row's path with its parameters, of which one may be hostile. */
  function urlOf(right: Record<string, unknown>, hostile: Record<string, string> = {}): string {
    const filled = path.replaceAll(
      /:(\w+)/g,
      (_all, name: string) => hostile[name] ?? encodeURIComponent(asText(right[name])),
    );
    return `/api${filled}`;
  }

  const takesBody = method !== "GET" && others.length > 0;
  it.each(takesBody ? noObjects : [])(
    "refuses a body that isn't an object: %s",
    async (payload) => {
      const { token } = await signedInAs(deps, "admin");
      const { statusCode, body } = await app.inject({
        method,
        url: urlOf(await rightInputOf(procedure, deps)),
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        payload,
      });
      expect({ statusCode, body }).toMatchObject({
        statusCode: 400,
        body: expect.stringContaining('"The input must be an object"'),
      });
    },
  );

  it("answers any path", async () => {
    const { send, errors, right } = await start();
    const payload = method === "GET" || method === "DELETE" ? {} : { payload: right };
    // An empty parameter makes it another path.
    for (const hostile of hostileInUrl.filter(Boolean)) {
      for (const name of inPath) await send({ url: urlOf(right, { [name]: hostile }), ...payload });
    }
    expect(errors).toEqual([]);
  });

  it("answers any query", async () => {
    const { send, errors, right } = await start();
    const names = [...(method === "GET" ? others : []), "__proto__", "constructor"];
    const queries = [
      ...hostileInUrl.map((hostile, index) => `${names[index % names.length]}=${hostile}`),
      ...names.flatMap((name) => [
        ...hostileInUrl.slice(0, 6).map((hostile) => `${name}=${hostile}`),
        `${name}=1&${name}=2`,
        `${name}[a][b]=1`,
      ]),
      `${names[0]}=${longText}`,
      "%=%&&&=&=1",
      "%ED%A0%80=1",
      // Others don't read the query, so a sample is enough.
    ].filter((_, index) => method === "GET" || index % 6 === 0);
    const body = method === "GET" ? {} : { headers: json, payload: "{}" };
    for (const query of queries) await send({ url: `${urlOf(right)}?${query}`, ...body });
    expect(errors).toEqual([]);
  });

  if (method === "GET") return;

  it("answers whatever an admin or a visitor sends as JSON", async () => {
    const { send, errors, right } = await start();
    const paths = pathsOf(schema).filter(isInBody);
    const { group, options } = attacksOn(paths, { atMost: 36, size: 6, runs: 2 });
    const property = fc.asyncProperty(group, async (attacks) => {
      errors.length = 0;
      for (const attack of attacks) {
        await send({ url: urlOf(right), headers: json, payload: attacked(right, attack) });
      }
      const [first = [[], "0"]] = attacks;
      await send({ url: urlOf(right), headers: json, payload: attacked(right, first) }, "");
      expect(errors).toEqual([]);
    });
    await fc.assert(property, options);
  });

  it("answers any invalid JSON", async () => {
    const { send, errors, right } = await start();
    const url = urlOf(right);
    const payloads = [
      "{",
      "[1",
      "undefined",
      '{"a":1}{}',
      '{"__proto__":{}}',
      "\uFEFF{}",
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
      Buffer.from('{"name":"\xc3\x28"}', "latin1"),
      `"${"x".repeat(600_000)}"`,
    ];
    for (const payload of payloads) await send({ url, headers: json, payload });
    for (const type of otherTypes) {
      await send({ url, headers: { "content-type": type }, payload: "{}" });
    }
    expect(errors).toEqual([]);
  });

  if (!form) return;

  it("answers whatever form is sent", async () => {
    const { send, errors, right } = await start();
    const url = urlOf(right);
    const parts = Object.entries(right).map(([name, value]) => ({ name, value: asText(value) }));
    const file = { value: "\x89PNG\r\n", fileName: "../../a.png", type: "image/png" };
    for (const [index, name] of ["__proto__", "constructor", "unknown", ...others].entries()) {
      const known = parts.filter((part) => part.name !== name);
      const text = hostileTexts[(index * 5) % hostileTexts.length] ?? "";
      for (const value of [text, Buffer.from([0xff, 0x00, 0xfe]), longText]) {
        await send({ url, ...multipart([...known, { name, value }]) });
      }
      await send({ url, ...multipart([...known, { name, ...file }]) });
    }
    const { payload, headers } = multipart(parts);
    await send({ url, headers, payload: payload.subarray(0, -40) });
    await send({ url, headers, payload: "no form" });
    const noBoundary = { "content-type": "multipart/form-data; boundary=" };
    await send({ url, headers: noBoundary, payload });
    expect(errors).toEqual([]);
  });
});
