import openapiTypes, { astToString } from "openapi-typescript";

/** The text of `schema.ts`: the types of every call that the document describes. */
export async function generateClientTypes(api: object): Promise<string> {
  const types = await openapiTypes(JSON.stringify(api));
  return `/** Written by \`pnpm api:accept\` from docs/openapi.json. */\n\n${astToString(types)}`;
}
