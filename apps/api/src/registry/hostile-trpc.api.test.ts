import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { errorOfJson } from "../http/json-bounds.ts";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";
import { pathsOf, rightInputOf, schemaOf } from "../testing/contract-inputs.ts";
import { trpcErrors } from "../testing/answer-errors.ts";
import { attacked, attacksOn, longText } from "../testing/hostile-values.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });
/** Hundreds of calls each, and other work may share the cores. */
vi.setConfig({ testTimeout: 60_000 });

interface Sent {
  name: string;
  /** The JSON of the input, or of a batch of inputs by number. */
  json: string;
  token: string | undefined;
}

function call({ name, json, token }: Sent, batchOf?: number) {
  const names = batchOf === undefined ? name : Array.from({ length: batchOf }, () => name).join();
  const url = `/trpc/${names}?${batchOf === undefined ? "" : "batch=1&"}`;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const request: InjectOptions =
    procedureFacts(name).kind === "query"
      ? { url: `${url}input=${encodeURIComponent(json)}`, headers: authorization }
      : {
          method: "POST",
          url,
          headers: { ...authorization, "content-type": "application/json" },
          payload: json,
        };
  return app.inject(request);
}

function batch({ name, token }: Omit<Sent, "json">, inputs: string[]) {
  const json = `{${inputs.map((input, index) => `"${index}":${input}`).join()}}`;
  return call({ name, json, token }, inputs.length);
}

describe.each(procedureNames)("%s", (name) => {
  const paths = pathsOf(schemaOf(name));
  const isOpen = procedureFacts(name).access === "everybody";

  it("answers whatever an admin sends, in batches and alone", async () => {
    const { token } = await signedInAs(deps, "admin");
    const right = await rightInputOf(name, deps);
    expect(procedureFacts(name).input?.safeParse(right).error).toBeUndefined();

    const { group, options } = attacksOn(paths, { atMost: 100, size: 20, runs: 2 });
    const property = fc.asyncProperty(group, async (attacks) => {
      const inputs = attacks.map((each) => attacked(right, each));
      expect(trpcErrors(await batch({ name, token }, inputs))).toEqual([]);
      expect(trpcErrors(await call({ name, token, json: inputs[0] ?? "" }))).toEqual([]);
    });
    await fc.assert(property, options);
    for (const path of paths.slice(0, 4)) {
      const json = attacked(right, [path, JSON.stringify(longText)]);
      expect(trpcErrors(await call({ name, token, json }))).toEqual([]);
    }
  });

  it("answers whatever a visitor sends", async () => {
    const right = await rightInputOf(name, deps);
    const { group, options } = attacksOn(paths, { atMost: 20, size: 20, runs: 2 });
    const property = fc.asyncProperty(group, async (attacks) => {
      const inputs = attacks.map((each) => attacked(right, each));
      const answer = await batch({ name, token: undefined }, inputs);
      expect(trpcErrors(answer)).toEqual([]);
      // Only requests refused unread are refused before the caller is checked.
      const isUnread =
        procedureFacts(name).kind === "mutation" &&
        inputs.some((json) => errorOfJson(json) !== undefined);
      expect(isOpen || answer.statusCode === (isUnread ? 400 : 401)).toBe(true);
    });
    await fc.assert(property, options);
  });

  it.each(["", "{", "undefined", "[1", '"\u0000"', "{}{}", "NaN", '{"0":{"a":'])(
    "answers %j, which is no JSON",
    async (json) => {
      const { token } = await signedInAs(deps, "admin");
      expect(trpcErrors(await call({ name, token, json }))).toEqual([]);
      expect(trpcErrors(await call({ name, token, json }, 2))).toEqual([]);
    },
  );
});
