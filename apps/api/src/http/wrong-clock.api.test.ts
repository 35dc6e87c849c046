import { claimIdempotencyKey } from "@before-ten/db/queries/shared/idempotency-keys";
import { expect, it } from "vitest";
import { toCachedResponse } from "../cache/cached-response.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { callRest } from "../testing/calls.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, db, clock } = await openTestApp();
const forward = 40 * 24 * 60 * 60_000;

/** Acts while the clock is ahead for a minute. */
async function whileAhead<Result>(act: () => Promise<Result>): Promise<Result> {
  clock.advance(forward);
  const result = await act();
  clock.advance(60_000 - forward);
  return result;
}

const message = {
  name: "Ana",
  email: "ana@mail.example",
  subject: "Two tickets",
  message: "Can I pass them on?",
  type: "general",
};
const send = () => callRest(app, "POST", "/contact/send", { payload: message });

it("limits that were reached then are over", async () => {
  const statuses = await whileAhead(async () => {
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push((await send()).status);
    return answers;
  });
  expect(statuses.at(-1)).toBe(429);
  expect((await send()).status).toBe(200);
});

it("failed sign-ins from that time don't block later ones", async () => {
  const payload = { email: "bo@mail.example", password: "five odd walnut drums" };
  const login = () => callRest(app, "POST", "/auth/login", { payload });
  const last = await whileAhead(async () => {
    for (let call = 0; call < 5; call += 1) await login();
    return login();
  });
  expect(last.status).toBe(429);
  expect((await login()).status).toBe(401);
});

it("responses cached then don't stay forever", async () => {
  const cache = createResponseCache(clock);
  const load = async () => {
    const untilMs = clock.now().getTime() + 60_000;
    const response = await toCachedResponse({ status: 200, headers: {}, text: "old" });
    return { response, freshUntilMs: untilMs, staleUntilMs: untilMs };
  };
  await whileAhead(async () => {
    await cache.get("list", load);
    expect(cache.find("list")).toBeDefined();
  });
  expect(cache.find("list")).toBeUndefined();
  expect(cache.isKnown("list")).toBe(false);
});

it("a request that was under way then holds its key no longer", async () => {
  const expiresAt = () => new Date(clock.now().getTime() + 24 * 60 * 60_000);
  const claim = (at: Date) =>
    claimIdempotencyKey(db, {
      key: "one",
      fingerprint: "a",
      at,
      expiresAt: expiresAt(),
      abandonedBefore: new Date(at.getTime() - 20_000),
    });
  expect(await whileAhead(() => claim(clock.now()))).toBe(true);
  expect(await claim(clock.now())).toBe(true);
  expect(await claim(clock.now())).toBe(false);
});
