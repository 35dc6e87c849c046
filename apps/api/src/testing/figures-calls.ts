import type { Figures } from "@before-ten/contracts/analytics/output";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { callRest } from "./calls.ts";

export type FiguresQuery = Record<string, string | number | undefined | null>;

export async function askFigures(
  app: FastifyInstance,
  token: string,
  query: FiguresQuery,
): Promise<Figures> {
  const path = `/admin/analytics/figures?${queryText(query)}`;
  const { status, body } = await callRest<Figures>(app, "GET", path, { token });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}

/** The query of an address, without what is undefined. */
export function queryText(query: FiguresQuery): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) text.set(name, String(value));
  }
  return text.toString();
}
