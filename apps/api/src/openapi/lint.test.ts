import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { describeApi } from "./document.ts";
import { restApi } from "../registry/rest-routes.ts";

/**
 * As specified; the methods tell them apart: a list is read, and an event's visit or order is
 * posted. No id is `country`.
 */
const specifiedPaths = ["view", "click", "orders"].map(
  (action) =>
    `Paths should resolve unambiguously. Found two ambiguous paths: \`/events/country/{country}\` and \`/events/{id}/${action}\`.`,
);

it("a linter recommends nothing for the document, but other paths than were specified", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(describeApi(restApi));
  const findings = await lintFromString({ source, config });
  expect(findings.map(({ message }) => message)).toEqual(specifiedPaths);
});
