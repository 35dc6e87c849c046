import { expect, it } from "vitest";
import { connectionsOfStart, poolSizeOf, warnOfConnections } from "./connection-count.ts";

const replica = "postgres://replica/club";

it.each([
  ["one process", { role: "all", webProcesses: 1 }, 12],
  ["one that only answers", { role: "web", webProcesses: 1 }, 12],
  ["one for the background", { role: "worker", webProcesses: 4 }, 12],
  ["four that only answer", { role: "web", webProcesses: 4 }, 58],
  ["four, and one for the background", { role: "all", webProcesses: 4 }, 70],
  ["sixteen, with four in each pool", { role: "web", webProcesses: 16 }, 106],
  ["one with a replica", { role: "all", webProcesses: 1, databaseReadUrl: replica }, 13],
] as const)("%s: at most %o take %d connections", (_what, start, connections) => {
  expect(connectionsOfStart({ databaseReadUrl: undefined, ...start })).toBe(connections);
});

it("shares fifty among the web processes", () => {
  expect([1, 2, 5, 8, 20].map((count) => poolSizeOf("web", count))).toEqual([10, 10, 10, 6, 4]);
});

it("warns where PostgreSQL has fewer left, with how many", () => {
  const start = { role: "web", webProcesses: 4, databaseReadUrl: undefined } as const;
  expect(warnOfConnections(start, 58)).toBeUndefined();
  // Of a hundred, this machine already uses 58, and superusers three.
  expect(warnOfConnections(start, 39)).toMatch(/may take 58 connections .* has 39 left/);
  expect(warnOfConnections(start, -1)).toContain("has 0 left");
});
