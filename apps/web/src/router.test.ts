import { createMemoryHistory } from "@tanstack/react-router";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trpc } from "./lib/api/trpc.ts";
import { getRouter } from "./router.tsx";

const router = getRouter({ trpcClient: trpc.createClient({ links: [] }) });

const withSearch = Object.values(router.routesByPath).flatMap((route) => {
  const { validateSearch } = route.options;
  return typeof validateSearch === "function"
    ? [{ path: route.fullPath.replace(/\/$/, ""), validateSearch }]
    : [];
});

/** Parameters of all routes, so that each is also tested with the others'. */
const names =
  "q search page status role country category type period email token do utm_source __proto__";
const value = fc.oneof(
  fc.constantFrom("", " ", "0", "1", "2", "1e12", "all", "nz", "active", "draft", "user", "7d"),
  fc.constantFrom("music", "general", "answered", "a b@mail.example", "\0", "null"),
  fc.string(),
);
const search = fc.dictionary(fc.constantFrom(...names.split(" ")), value);

/** The search parameters that the component of the page at `path` gets. */
function searchAt(path: string, given: Record<string, string>) {
  const address = `${path}?${new URLSearchParams(given).toString()}`;
  const location = router.parseLocation(
    createMemoryHistory({ initialEntries: [address] }).location,
  );
  return router.matchRoutes(location).at(-1)?.loaderDeps;
}

describe("search parameters", () => {
  it("are read by lists and by the targets of mailed links", () => {
    expect(withSearch.length).toBeGreaterThanOrEqual(11);
  });

  it.each(withSearch)(
    "of $path reach its page as they were validated",
    ({ path, validateSearch }) => {
      fc.assert(
        fc.property(search, (given) => {
          expect(searchAt(path, given)).toEqual(validateSearch(given));
        }),
      );
    },
  );

  it("that are empty or invalid reach no page", () => {
    expect(searchAt("/unsubscribe", { email: "", token: "" })).toEqual({});
    expect(searchAt("/events", { page: "-1", country: "XX", sort: "name" })).toEqual({});
    expect(searchAt("/admin/newsletter", { status: "all", page: "1", do: "export" })).toEqual({});
  });
});

it.each(["/verify-email", "/undo-email-change", "/reset-password", "/unsubscribe"])(
  "has a page for the mailed link %s that was cut off before its token",
  (path) => {
    const location = router.parseLocation(createMemoryHistory({ initialEntries: [path] }).location);
    expect(router.matchRoutes(location).at(-1)?.routeId).toContain(`/_site${path}`);
  },
);
