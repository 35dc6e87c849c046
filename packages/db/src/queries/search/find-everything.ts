import { type Found, foundOfEachKind } from "@before-ten/contracts/search/output";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import { containsWords, searchWords } from "../shared/search.ts";

export type FoundKind = keyof Found;

type FoundOf<OneKind extends FoundKind> = Found[OneKind][number];

/** Newest rows checked first, because searches are usually for something new. */
const walk = 1_000;
/** Max matches of the index that are sorted: a frequent word has many among the newest. */
const candidates = 300;
/** Min length of words in the index. */
const indexedLength = 3;

interface Kind {
  table: string;
  /** In `found`. */
  columns: RawBuilder<unknown>;
  /** The indexed text to search. */
  text: RawBuilder<unknown>;
}

const kinds: Record<FoundKind, Kind> = {
  events: {
    table: "events",
    columns: sql`id, event_name as "eventName", status, start_date as "startDate",
      end_date as "endDate", location_label as place`,
    text: sql`searchable(event_name, location_label)`,
  },
  posts: {
    table: "blog_posts",
    columns: sql`id, title, status, author`,
    text: sql`searchable(title, author)`,
  },
  pages: {
    table: "pages",
    columns: sql`id, title, status, slug`,
    text: sql`searchable(title, slug)`,
  },
  campaigns: {
    table: "campaigns",
    columns: sql`id, subject, status`,
    text: sql`searchable(subject)`,
  },
  subscribers: {
    table: "subscribers",
    columns: sql`id, email, status`,
    text: sql`search_text`,
  },
  messages: {
    table: "contact_messages",
    columns: sql`id, name, subject, created_at as "createdAt"`,
    text: sql`search_text`,
  },
};

/**
 * Finds a few items of each kind that contain all words, or parts of them, latest first. Words of
 * less than three letters are only searched among the newest.
 */
export async function findEverything(
  db: Db,
  search: string,
  wanted: readonly FoundKind[],
): Promise<Found> {
  return inTransaction(db, async (trx) => {
    // Compiling such a small query takes longer than running it.
    await sql`select set_config('jit', 'off', true)`.execute(trx);
    const find = <Each extends FoundKind>(kind: Each) =>
      wanted.includes(kind) ? findOf<FoundOf<Each>>(trx, kinds[kind], search) : [];
    const messages = await find("messages");
    return {
      events: await find("events"),
      posts: await find("posts"),
      pages: await find("pages"),
      campaigns: await find("campaigns"),
      subscribers: await find("subscribers"),
      messages: messages.map((message) => ({
        ...message,
        createdAt: new Date(message.createdAt).toISOString(),
      })),
    };
  });
}

async function findOf<Row>(
  trx: Db,
  { table, columns, text }: Kind,
  search: string,
): Promise<Row[]> {
  const conditions = containsWords(text, search);
  // The input contains no word.
  if (conditions.length === 0) return [];
  const matches = sql.join(conditions, sql` and `);
  const among = (rows: RawBuilder<unknown>) => sql<Row>`
    select ${columns} from (${rows}) as found order by found.id desc limit ${foundOfEachKind}`;
  const newest = sql`select * from (
      select * from ${sql.table(table)} order by id desc limit ${walk}
    ) as newest where ${matches}`;
  const { rows } = await among(newest).execute(trx);
  const isIndexed = searchWords(search).some((word) => word.length >= indexedLength);
  if (rows.length === foundOfEachKind || !isIndexed) return rows;
  // Leaves the planner only the word index, because it can't guess how rare a word is.
  await allow(trx, false);
  const matching = sql`select * from ${sql.table(table)} where ${matches} limit ${candidates}`;
  const indexed = await among(matching).execute(trx);
  await allow(trx, true);
  return indexed.rows;
}

async function allow(trx: Db, isAllowed: boolean): Promise<void> {
  const setting = isAllowed ? "on" : "off";
  await sql`select set_config('enable_seqscan', ${setting}, true),
    set_config('enable_indexscan', ${setting}, true)`.execute(trx);
}
