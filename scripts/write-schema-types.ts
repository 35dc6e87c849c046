import { writeFile } from "node:fs/promises";
import { schemaFile, writeSchemaTypes } from "@before-ten/db/testing/schema-types";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";

/**
 * `pnpm db:types`, after a migration: writes packages/db/src/schema.ts from a freshly migrated
 * database.
 */

const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  await writeFile(schemaFile, await writeSchemaTypes(connectionString));
} finally {
  await postgres.stop();
}
