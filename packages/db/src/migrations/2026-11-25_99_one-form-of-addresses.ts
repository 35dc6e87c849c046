import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { setAsideAddress } from "../queries/shared/set-aside.ts";

/**
 * Normalizes stored addresses like new ones. Those in ASCII, nearly all, with one statement per
 * table; the others one by one, because SQL has no IDNA. If two rows have the same mailbox, one
 * keeps it and the other is set aside: docs/decisions/0031-one-form-of-an-address.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await readStoredAddresses(db);
}

interface UniqueTable {
  name: string;
  /** Rows that can't share a mailbox: `holder` and `stray`. */
  sameSubject?: RawBuilder<boolean>;
  /** Decides which of two rows keeps the mailbox: the first in this order. */
  order: RawBuilder<unknown>;
  setAside: (db: QueryExecutorProvider, row: { id: string; email: string }) => Promise<unknown>;
}

const uniqueTables: UniqueTable[] = [
  {
    name: "users",
    order: sql`email_verified_at is null, role <> 'admin', created_at, id`,
    async setAside(db, { id, email }) {
      await sql`
        update users set email = ${setAsideAddress(email, id)}, email_verified_at = null,
          pending_email = null
        where id = ${id}
      `.execute(db);
      await sql`delete from sessions where user_id = ${id}`.execute(db);
      await sql`delete from auth_links where user_id = ${id}`.execute(db);
    },
  },
  {
    name: "all_subscribers",
    // A subscriber who unsubscribed with one spelling must not get mails by another.
    order: sql`deleted_at is not null, status not in ('unsubscribed', 'bounced'), created_at, id`,
    setAside: (db, { id, email }) =>
      sql`
        update all_subscribers set email = ${setAsideAddress(email, id)},
          deleted_at = coalesce(deleted_at, now()),
          deleted_by_name = coalesce(deleted_by_name, 'Another spelling of an address')
        where id = ${id}
      `.execute(db),
  },
  {
    name: "invitations",
    order: sql`invited_at desc, id`,
    setAside: (db, { id }) => sql`delete from invitations where id = ${id}`.execute(db),
  },
  {
    name: "event_alerts",
    sameSubject: sql`(holder.event_id, holder.country)
      is not distinct from (stray.event_id, stray.country)`,
    order: sql`confirmed_at is null, requested_at, id`,
    setAside: (db, { id }) => sql`delete from event_alerts where id = ${id}`.execute(db),
  },
];

export async function readStoredAddresses(db: QueryExecutorProvider): Promise<void> {
  for (const table of uniqueTables) await readUniqueAddresses(db, table);
  await readOtherAddresses(db, "auth_links", "email");
  await readOtherAddresses(db, "contact_messages", "email");
  await readOtherAddresses(db, "users", "pending_email");
  await sql`update users set pending_email = null where ${isStray("pending_email")}`.execute(db);
  await sql`delete from auth_links where ${isStray("email")}`.execute(db);
  await readImportRows(db);
}

async function readUniqueAddresses(db: QueryExecutorProvider, table: UniqueTable): Promise<void> {
  const rows = sql.table(table.name);
  const isSame = table.sameSubject ?? sql`true`;
  await sql`
    update ${rows} as stray set email = fold_address(stray.email)
    where stray.email <> fold_address(stray.email) and not exists (
      select from ${rows} as holder
      where holder.email = fold_address(stray.email) and ${isSame}
    )
  `.execute(db);
  for await (const { id, email } of listStrays(db, table.name, "email")) {
    const address = readEmailAddress(email);
    const found = await sql<{ id: string; email: string }>`
      select holder.id, holder.email from ${rows} as holder join ${rows} as stray on ${isSame}
      where stray.id = ${id} and holder.id <> stray.id and holder.email = ${address}
    `.execute(db);
    const [holder] = found.rows;
    const isKept = address !== undefined && (await isFirst(db, table, id, holder?.id));
    if (isKept) {
      if (holder !== undefined) await table.setAside(db, holder);
      await sql`update ${rows} set email = ${address} where id = ${id}`.execute(db);
    } else {
      await table.setAside(db, { id, email });
    }
  }
}

async function isFirst(
  db: QueryExecutorProvider,
  { name, order }: UniqueTable,
  id: string,
  otherId: string | undefined,
): Promise<boolean> {
  if (otherId === undefined) return true;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(name)} where id in (${id}, ${otherId}) order by ${order} limit 1
  `.execute(db);
  return rows[0]?.id === id;
}

async function readOtherAddresses(
  db: QueryExecutorProvider,
  name: string,
  column: string,
): Promise<void> {
  const [rows, address] = [sql.table(name), sql.ref(column)];
  await sql`
    update ${rows} set ${address} = fold_address(${address})
    where ${address} <> fold_address(${address})
  `.execute(db);
  for await (const { id, email } of listStrays(db, name, column)) {
    const read = readEmailAddress(email);
    if (read === undefined) continue;
    await sql`update ${rows} set ${address} = ${read} where id = ${id}`.execute(db);
  }
}

/** Unfinished imports are merged from these rows, and erasures search them. */
async function readImportRows(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update import_rows set label = coalesce(identity, fold_address(label)),
      data = jsonb_set(data, '{email}', to_jsonb(identity))
    from imports
    where imports.id = import_id and kind = 'subscribers'
      and label <> coalesce(identity, fold_address(label))
  `.execute(db);
  const { rows } = await sql<{ import_id: string; row_number: number; label: string }>`
    select import_id, row_number, label from import_rows join imports on imports.id = import_id
    where kind = 'subscribers' and ${isStray("label")}
  `.execute(db);
  for (const { import_id, row_number, label } of rows) {
    const read = readEmailAddress(label);
    if (read === undefined) continue;
    await sql`
      update import_rows set label = ${read},
        identity = case when identity is not null then ${read} end,
        data = jsonb_set(data, '{email}', to_jsonb(${read}::text))
      where import_id = ${import_id} and row_number = ${row_number}
    `.execute(db);
  }
}

/** Addresses that aren't entirely lower-case ASCII, in batches. */
async function* listStrays(
  db: QueryExecutorProvider,
  name: string,
  column: string,
): AsyncGenerator<{ id: string; email: string }> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, ${sql.ref(column)} as email from ${sql.table(name)}
      where id > ${after} and ${isStray(column)} order by id limit 1000
    `.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

function isStray(column: string): RawBuilder<boolean> {
  const address = sql.ref(column);
  return sql`(${address} <> fold_address(${address}) or ${address} collate "C" ~ '[^ -~]')`;
}
