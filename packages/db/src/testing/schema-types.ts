import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The folder of `packages/db`, where the generator finds its settings. */
const packageFolder = join(import.meta.dirname, "../..");

export const schemaFile = join(packageFolder, "src/schema.ts");

/**
 * The content `schema.ts` must have for this migrated database. PostgreSQL reports all columns of
 * views as nullable, so the live views get the types of their `all_…` tables.
 */
export async function writeSchemaTypes(connectionString: string): Promise<string> {
  const generator = createRequire(import.meta.url).resolve("kysely-codegen/dist/cli/bin.js");
  const folder = await mkdtemp(join(tmpdir(), "schema-types-"));
  try {
    const written = join(folder, "schema.ts");
    await promisify(execFile)(process.execPath, [generator, "--out-file", written], {
      cwd: packageFolder,
      env: { ...process.env, DATABASE_URL: connectionString },
    });
    return withLiveViews(await readFile(written, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withLiveViews(types: string): string {
  const tables = [...types.matchAll(/^ {2}all_(\w+): All(\w+);$/gm)];
  const aliases = tables.map(([, , name]) => `export type ${name} = All${name};\n\n`).join("");
  const views = tables.map(([, view, name]) => `  ${view}: ${name};\n`).join("");
  return types
    .replace("export interface DB {\n", `${aliases}export interface DB {\n`)
    .replace(/\}\n$/, `${views}}\n`);
}
