import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { acceptedDocument, filesToAccept } from "./accepted.ts";
import { explainChanges } from "./changes.ts";
import { describeApi } from "./document.ts";
import { restApi } from "../registry/rest-routes.ts";

it("the REST API is the one that was accepted", async () => {
  const accepted: unknown = JSON.parse(await readFile(acceptedDocument, "utf8"));
  const now: unknown = JSON.parse(JSON.stringify(describeApi(restApi)));
  expect(explainChanges(accepted, now) ?? "no change").toBe("no change");
});

it("the document and the client's types are what `pnpm api:accept` writes", async () => {
  for (const { path, text } of await filesToAccept(describeApi(restApi))) {
    expect((await readFile(path, "utf8")) === text, `${path} is out of date`).toBe(true);
  }
});
