import type { SetupStep } from "@before-ten/contracts/setup/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { ownEvent } from "./demo-rows.ts";

/** By step whether the site has it, as far as the database knows. */
export type StoredSetup = Record<Exclude<SetupStep, "mail">, boolean>;

interface SetupRow extends StoredSetup {
  /** Names of the owners' switches that are on. */
  switches: string[];
}

export async function readSetup(db: Db): Promise<SetupRow> {
  const changed = (keys: string) => sql`exists (
    select from site_texts where value is not null and id ~ ${`^(${keys})`}
  )`;
  const { rows } = await sql<SetupRow>`
    select
      ${changed(String.raw`brand\.name$`)} as name,
      ${changed(String.raw`brand\.(email|phone)$`)} as address,
      ${changed(String.raw`brand\.legalName$`)} and ${changed(String.raw`brand\.postalAddress$`)}
        as sender,
      ${ownEvent} as party,
      ${changed(String.raw`home\.`)} as home,
      exists (select from backup_runs where kind = 'backup' and outcome = 'done') as backup,
      not exists (select from demo_rows) as demo,
      array(select name from settings where value = 'true') as switches
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL answered no row of a select without a table");
  return row;
}
