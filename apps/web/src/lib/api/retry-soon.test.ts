import { apiTimeoutMs } from "@before-ten/contracts/shared/limits";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withoutRetry } from "./retry-soon.ts";
import { createBrowserClient } from "./trpc.ts";

/** What a server does with one call. */
interface Turn {
  afterMs: number;
  status: number | "lost";
}

const toldWithinMs = 12_000;
const answered = { afterMs: 50, status: 200 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * The n-th call gets the n-th turn, and later ones the last. A call that takes too long is aborted
 * by its client.
 */
function serve(...turns: Turn[]) {
  const sentAt: number[] = [];
  const startedAt = Date.now();
  const fetched = vi.fn<typeof fetch>(async () => {
    sentAt.push(Date.now() - startedAt);
    const { afterMs, status } = turns[Math.min(sentAt.length, turns.length) - 1] ?? answered;
    await new Promise((resolve) => {
      setTimeout(resolve, Math.min(afterMs, apiTimeoutMs));
    });
    if (status === "lost" || afterMs >= apiTimeoutMs) throw new TypeError("Failed to fetch");
    const data = { code: "SERVICE_UNAVAILABLE", httpStatus: status };
    const answer =
      status === 200
        ? { result: { data: { items: [] } } }
        : { error: { message: "Please try again.", code: -32_603, data } };
    return Response.json([answer], { status });
  });
  vi.stubGlobal("fetch", fetched);
  return sentAt;
}

/** The outcome of a query, and how many ms it took. */
async function ask(context = {}) {
  const client = createBrowserClient({ readToken: () => null, onUnauthorized: () => undefined });
  const startedAt = Date.now();
  const outcome = client.posts.filters.query(undefined, { context }).then(
    () => ({ outcome: "answered", ms: Date.now() - startedAt }),
    () => ({ outcome: "failed", ms: Date.now() - startedAt }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it.each([
  ["at once", { afterMs: 10, status: 503 }],
  ["after a second", { afterMs: 1_000, status: 503 }],
  ["after nearly two", { afterMs: 1_590, status: 500 }],
  ["after nine", { afterMs: 9_000, status: 503 }],
  ["by a lost connection", { afterMs: 100, status: "lost" }],
  ["by never answering", { afterMs: 60_000, status: 200 }],
] as const)(
  "a person is told within twelve seconds of a server that fails %s",
  async (_how, turn) => {
    serve(turn);
    const { outcome, ms } = await ask();
    expect(outcome).toBe("failed");
    expect(ms).toBeLessThanOrEqual(toldWithinMs);
  },
);

it("and also if it fails at once and then doesn't answer", async () => {
  const sentAt = serve({ afterMs: 500, status: 503 }, { afterMs: 60_000, status: 200 });
  const { outcome, ms } = await ask();
  expect(outcome).toBe("failed");
  expect(ms).toBeLessThanOrEqual(toldWithinMs);
  expect(sentAt).toHaveLength(2);
});

it("a short failure of the server is retried and goes unnoticed", async () => {
  const sentAt = serve({ afterMs: 20, status: 503 }, { afterMs: 20, status: "lost" }, answered);
  expect((await ask()).outcome).toBe("answered");
  expect(sentAt).toHaveLength(3);
});

it("a query without retries fails at once", async () => {
  const sentAt = serve({ afterMs: 20, status: 503 });
  expect(await ask(withoutRetry)).toEqual({ outcome: "failed", ms: 20 });
  expect(sentAt).toHaveLength(1);
});

it("an error that the server answers isn't retried", async () => {
  const sentAt = serve({ afterMs: 20, status: 404 });
  expect((await ask()).outcome).toBe("failed");
  expect(sentAt).toHaveLength(1);
});

it.each([
  ["the press has been painted", (paint: () => void) => Number(setTimeout(paint, 16)), 16],
  ["a moment has passed in a tab that is hidden", () => 0, 100],
])("what changes something is sent once, when %s", async (_when, nextFrame, sentAfterMs) => {
  vi.stubGlobal("requestAnimationFrame", nextFrame);
  const sentAt = serve({ afterMs: 20, status: 503 });
  const client = createBrowserClient({ readToken: () => null, onUnauthorized: () => undefined });
  const call = client.events.recordView.mutate({ id: "1" }).catch(() => "failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toBe("failed");
  expect(sentAt).toHaveLength(1);
  expect(sentAt[0]).toBeGreaterThanOrEqual(sentAfterMs);
});
