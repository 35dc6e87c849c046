import { join } from "node:path";
import { generateClientTypes } from "../../../../packages/rest-client/src/generate.ts";
import type { OpenApiDocument } from "./types.ts";

const root = join(import.meta.dirname, "../../../..");

/** The document that clients rely on, as it was accepted. */
export const acceptedDocument = join(root, "docs/openapi.json");

/** What is committed of the API, as it has to be now. */
export async function filesToAccept(
  api: OpenApiDocument,
): Promise<{ path: string; text: string }[]> {
  return [
    { path: acceptedDocument, text: `${JSON.stringify(api, undefined, 2)}\n` },
    {
      path: join(root, "packages/rest-client/src/schema.ts"),
      text: await generateClientTypes(api),
    },
  ];
}
