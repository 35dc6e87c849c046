import { type Pagination, paginationOutput } from "@before-ten/contracts/shared/pagination";
import { asObject } from "./decode.ts";
import type { JsonRoute, RestRoute } from "./route.ts";
import { parametersOf } from "./unknown-parameters.ts";

export function hasPages({ doc }: Pick<RestRoute, "doc">): boolean {
  return "pagination" in doc.answer;
}

/** A list's other pages, as RFC 8288's `Link`; `sent` has its path's and its query's parameters. */
export function pageLinks(route: JsonRoute, sent: unknown, answer: object): string | undefined {
  if (!hasPages(route)) return undefined;
  const { page, pages } = paginationOf(answer);
  const query = new URLSearchParams();
  const known = new Set(parametersOf(route));
  const left = new Map(Object.entries(asObject(sent)).filter(([name]) => known.has(name)));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left.get(name));
    left.delete(name);
    return encodeURIComponent(value);
  });
  for (const [name, value] of left) if (value !== undefined) query.set(name, String(value));
  const linkTo = (rel: string, to: number) => {
    query.set("page", String(to));
    return `</api${path}?${query.toString()}>; rel="${rel}"`;
  };
  const last = Math.max(pages, 1);
  return [
    linkTo("first", 1),
    ...(page > 1 ? [linkTo("prev", Math.min(page - 1, last))] : []),
    ...(page < last ? [linkTo("next", page + 1)] : []),
    linkTo("last", last),
  ].join(", ");
}

function paginationOf(answer: object): Pagination {
  return paginationOutput.parse("pagination" in answer ? answer.pagination : undefined);
}
