import { importMessages } from "@before-ten/contracts/imports/messages";
import { type RawBuilder, sql } from "kysely";
import { domainToUnicode } from "node:url";
import type { Db } from "../../client.ts";
import { endImport } from "../imports/imports.ts";

/** Files of unfinished subscriber imports, stored as they were sent. */

/** Those containing an address. */
export function findFilesOf(db: Db, email: string) {
  return db
    .selectFrom("imports")
    .select(["id", "file_name", "state"])
    .where("kind", "=", "subscribers")
    .where("finished_at", "is", null)
    .where(fileHolds(email))
    .orderBy("created_at")
    .execute();
}

/**
 * Ends their imports, with a sentence: the files are deleted, and what was imported stays. Also
 * removes the address from the stored column names. Returns how many there were.
 */
export async function endFilesOf(trx: Db, email: string, at: Date): Promise<number> {
  // Runs before subscribers are locked, because an import locks itself first, and then subscribers.
  await trx
    .selectFrom("imports")
    .select("id")
    .where("kind", "=", "subscribers")
    .where("finished_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const files = await findFilesOf(trx, email);
  for (const { id } of files) {
    await endImport(trx, id, { state: "failed", error: importMessages.erased, at });
  }
  await trx
    .updateTable("imports")
    .set({ head: "[]" })
    .where("finished_at", "is not", null)
    .where(headHolds(email))
    .execute();
  return files.length;
}

/**
 * Searches the file's bytes, so the import's progress doesn't matter. In UTF-16, ASCII letters are
 * separated by NULs; anything else, such as a byte order mark, separates words. A spelling that
 * isn't ASCII is only found in UTF-8 and lower case.
 */
function fileHolds(email: string): RawBuilder<boolean> {
  return sql`(${sql.join(spellingsOf(email).map(fileHoldsSpelling), sql` or `)})`;
}

function fileHoldsSpelling(email: string): RawBuilder<boolean> {
  const bytes = sql`(
    select encode(string_agg(content, ''::bytea order by first_byte), 'escape')
    from import_parts where import_parts.import_id = imports.id
  )`;
  if (/[^ -~]/.test(email)) {
    return sql`strpos(${bytes}, encode(convert_to(${email}, 'UTF8'), 'escape')) > 0`;
  }
  const [nul, otherByte] = [String.raw`\000`, String.raw`\\[0-7]{3}`];
  return sql`exists (
    select from (
      select regexp_replace(replace(${bytes}, ${nul}, ''), ${otherByte}, ' ', 'g') as text
    ) as file
    where case when strpos(lower(text), lower(${email})) > 0 then text ~* ${patternOf(email)} end
  )`;
}

function headHolds(email: string): RawBuilder<boolean> {
  const holds = spellingsOf(email).map(
    (spelling) => sql`imports.head::text ~* ${patternOf(spelling)}`,
  );
  return sql`(${sql.join(holds, sql` or `)})`;
}

/** The address itself, not as the end of a longer one. */
function patternOf(email: string): string {
  const literally = email.replaceAll(/[^\p{L}\p{N}_@]/gu, String.raw`\$&`);
  return String.raw`(?<![\w.%+-])${literally}(?![\w-]|[.]\w)`;
}

/**
 * How an address may be spelt in files, and in rows stored before domains were normalized: in ASCII
 * or not.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  return [...new Set([email, email.slice(0, at) + domainToUnicode(email.slice(at))])];
}
