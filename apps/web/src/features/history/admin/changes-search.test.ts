import { historyListInput, securityListInput } from "@before-ten/contracts/history/input";
import {
  historyActions,
  historyActors,
  historyKinds,
  securityActors,
  securityKinds,
} from "@before-ten/contracts/history/rules";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { changesSearch } from "./changes-search.ts";
import { securitySearch } from "./security-search.ts";

it.each([
  ["changes", changesSearch, historyListInput],
  ["security events", securitySearch, securityListInput],
] as const)("makes filters of %s the API takes, whatever the address says", (_, list, input) => {
  const read: (given: Record<string, unknown>) => object = list.read;
  fc.assert(
    fc.property(anyAddress(list), (params) => {
      const filters = read(params);
      expect(input.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("offers every kind and action, in order", () => {
  const { kind, action, actor } = changesSearch.filters;
  expect(Object.keys(kind.choices)).toEqual(historyKinds);
  expect(Object.keys(action.choices)).toEqual(historyActions);
  expect(Object.keys(actor.choices)).toEqual(historyActors);
  expect(Object.keys(securitySearch.filters.event.choices)).toEqual(securityKinds);
  expect(Object.keys(securitySearch.filters.actor.choices)).toEqual(securityActors);
});

it.each([
  [
    { from: "2026-11-20", to: "2026-11-23" },
    { from: "2026-11-20", to: "2026-11-23" },
  ],
  [{ from: "2026-02-30", to: "20/11/2026" }, {}],
  [{ from: "1999-12-31", to: "2100-01-01" }, {}],
  [
    { kind: "user", entityId: " 0198c5ae " },
    { kind: "user", entityId: "0198c5ae" },
  ],
  [{ entityId: "" }, {}],
  [{ kind: "secret", action: "all", actor: "admin" }, { actor: "admin" }],
])("reads %j as %j", (params, filters) => {
  expect(changesSearch.read(params)).toEqual(filters);
});
