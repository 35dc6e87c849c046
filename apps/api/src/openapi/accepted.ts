import { join } from "node:path";
import { generateClientTypes } from "../../../../packages/rest-client/src/generate.ts";
import type { OpenApiDocument } from "./types.ts";

const root = join(import.meta.dirname, "../../../..");

/** The accepted document that clients rely on. */
export const acceptedDocument = join(root, "docs/openapi.json");

/** The committed files of the API, with the content they must have now. */
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
