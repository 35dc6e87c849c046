import { join } from "node:path";
import { generateClientTypes } from "../../../../packages/rest-client/src/generate.ts";
import { describeApi } from "./document.ts";

const root = join(import.meta.dirname, "../../../..");

/** The document that clients rely on, as it was accepted. */
export const acceptedDocument = join(root, "docs/openapi.json");

/** What is committed of the API, as it has to be now. */
export async function filesToAccept(): Promise<{ path: string; text: string }[]> {
  const api = describeApi();
  return [
    { path: acceptedDocument, text: `${JSON.stringify(api, undefined, 2)}\n` },
    {
      path: join(root, "packages/rest-client/src/schema.ts"),
      text: await generateClientTypes(api),
    },
  ];
}
