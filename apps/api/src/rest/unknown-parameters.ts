import { z } from "zod";
import type { RestRoute } from "./route.ts";

/** So that an answer doesn't grow with the request. */
const maxWarnings = 20;
const maxNameLength = 60;

export const warningsOutput = z.array(z.string()).meta({
  description: "A sentence for each query parameter that the list doesn't know; absent without one",
});

/** A sentence for each unknown query parameter of a request. */
export type WarnOf = (query: object) => string[];

/** A list that silently drops a filter is a wrong answer, and a 400 would break older clients. */
export function isList(route: RestRoute): boolean {
  const isWritten = "open" in route;
  return route.method === "GET" && !isWritten && route.doc.answer["data"] instanceof z.ZodArray;
}

function queryParametersOf(route: RestRoute): ReadonlySet<string> {
  const inPath = route.path.split("/");
  return new Set(parametersOf(route).filter((name) => !inPath.includes(`:${name}`)));
}

export function warnOfUnknown(route: RestRoute): WarnOf {
  if (!isList(route)) return () => [];
  const known = queryParametersOf(route);
  return (query) =>
    Object.keys(query)
      .filter((name) => !known.has(name))
      .slice(0, maxWarnings)
      .map(warningOf);
}

/** The fields of the procedure's input, those of the path too. */
export function parametersOf({ path, facts: { input } }: RestRoute): string[] {
  if (input === undefined) return [];
  if (!(input instanceof z.ZodObject)) throw new Error(`The input of ${path} has no fields`);
  return Object.keys(input.shape);
}

/** The lists that need no token, with their query parameters. */
export function publicListsOf(routes: readonly RestRoute[]) {
  return routes
    .filter((route) => isList(route) && route.facts.access === "everybody")
    .map((route) => ({
      path: route.path.replaceAll(/:(\w+)/g, "{$1}"),
      parameters: [...queryParametersOf(route)],
    }));
}

function warningOf(name: string): string {
  const shown = name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
  return `This list has no query parameter "${shown.toWellFormed()}": it was ignored.`;
}
