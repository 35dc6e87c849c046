import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The address that the account is to have once somebody proves that they read it. Not unique: whoever only asks for an
    -- address must not keep its owner from it.
    alter table users add column pending_email text;

    alter type auth_token_kind add value 'undo_email_change';
    alter type auth_token_kind add value 'revoke_api_keys';
  `.execute(db);
}
