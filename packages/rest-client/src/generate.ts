import openapiTypes, { astToString } from "openapi-typescript";

/** Generates `schema.ts`: the types of every call in the document. */
export async function generateClientTypes(api: object): Promise<string> {
  const types = await openapiTypes(JSON.stringify(api));
  return `/** Written by \`pnpm api:accept\` from docs/openapi.json. */\n\n${astToString(types)}`;
}
