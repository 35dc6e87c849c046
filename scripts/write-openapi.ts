import { readFile, writeFile } from "node:fs/promises";
import { acceptedDocument, filesToAccept } from "../apps/api/src/openapi/accepted.ts";
import {
  apiChangesFile,
  readApiChanges,
  withChanges,
} from "../apps/api/src/openapi/api-changes.ts";
import { explainChanges, findChanges } from "../apps/api/src/openapi/changes.ts";
import { describeApi } from "../apps/api/src/openapi/document.ts";
import { restApi } from "../apps/api/src/registry/rest-routes.ts";

/**
 * `pnpm api:accept`: lists the changes of the REST API, and accepts them as what clients may rely
 * on from now on. `/api/docs/changelog` lists those that clients notice.
 */

const files = await filesToAccept(describeApi(restApi));
const before = await readFile(acceptedDocument, "utf8").catch(() => "{}");
const now = files.find(({ path }) => path === acceptedDocument)?.text ?? "{}";
console.log(explainChanges(JSON.parse(before), JSON.parse(now)) ?? "The REST API is the same.");
const today = new Date().toISOString().slice(0, 10);
const found = { date: today, ...findChanges(JSON.parse(before), JSON.parse(now)) };
const changes = withChanges(await readApiChanges(), found);
await writeFile(apiChangesFile, `${JSON.stringify(changes, undefined, 2)}\n`);
await Promise.all(files.map(({ path, text }) => writeFile(path, text)));
