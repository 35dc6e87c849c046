import { type Kysely, sql } from "kysely";

/**
 * Both extensions are "trusted": the owner of a database may create them, even on a managed server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    -- unaccent is only "stable" because its dictionary could change; an index needs "immutable".
    -- Naming dictionary and schema makes it depend on nothing else.
    create function searchable(variadic parts text[]) returns text
      language sql immutable parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' ')));
  `.execute(db);
}
