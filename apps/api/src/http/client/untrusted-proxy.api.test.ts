import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

/** Lists the warnings a server logs for these requests. */
async function warningsAfter(
  trustProxy: string[],
  ...requests: { remoteAddress: string; forwardedFor?: string }[]
): Promise<string[]> {
  const lines: string[] = [];
  const { app } = await startTestApp(db, {
    trustProxy,
    logLevel: "warn",
    logTo: { write: (line) => void lines.push(line) },
  });
  onTestFinished(() => app.close());
  for (const { remoteAddress, forwardedFor } of requests) {
    const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
    await app.inject({ url: "/healthz", remoteAddress, headers });
  }
  return lines.map((line) => {
    const { msg }: { msg: string } = JSON.parse(line);
    return msg;
  });
}

const visitor = "198.51.100.7";
const proxied = { remoteAddress: "10.1.2.3", forwardedFor: visitor };

it("says once that no proxy is trusted, when a request came through one", async () => {
  expect(await warningsAfter([], proxied, proxied)).toEqual([
    expect.stringMatching(
      /^A request carried X-Forwarded-For, but TRUST_PROXY is not set\. .*TRUST_PROXY=10\.0\.0\.0\/8/,
    ),
  ]);
});

it("says once that the proxy is another one than those that are trusted", async () => {
  const networks = ["192.168.0.0/16", "fd00::/8"];
  expect(await warningsAfter(networks, proxied, proxied)).toEqual([
    expect.stringContaining("from outside of TRUST_PROXY=192.168.0.0/16,fd00::/8."),
  ]);
});

it("doesn't warn about direct visitors, or those through a trusted proxy", async () => {
  expect(await warningsAfter([], { remoteAddress: visitor })).toEqual([]);
  expect(await warningsAfter(["10.0.0.0/8"], proxied, proxied)).toEqual([]);
  const onOneMachine = { remoteAddress: "127.0.0.1", forwardedFor: "127.0.0.1" };
  expect(await warningsAfter(["loopback"], onOneMachine)).toEqual([]);
});
