import type { SenderFinding, SenderRate } from "@before-ten/contracts/sender-health/output";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { SenderHealth } from "../../schema.ts";

const neverChecked: Selectable<SenderHealth> = {
  id: 1,
  checked_at: null,
  findings: [],
  rates: [],
  mail: null,
  mail_seen_at: null,
  check_mail_id: null,
  check_mail_at: null,
};

export async function readSenderHealth(db: Db): Promise<Selectable<SenderHealth>> {
  const row = await db.selectFrom("sender_health").selectAll().executeTakeFirst();
  return row ?? neverChecked;
}

interface CheckedSender {
  findings: readonly SenderFinding[];
  rates: readonly SenderRate[];
  at: Date;
  /** If a mail was read now: what was seen of it. */
  mail: object | undefined;
}

export async function storeSenderHealth(
  db: Db,
  { findings, rates, at, mail }: CheckedSender,
): Promise<void> {
  await store(db, {
    checked_at: at,
    findings: JSON.stringify(findings),
    rates: JSON.stringify(rates),
    ...(mail && { mail: JSON.stringify(mail), mail_seen_at: at }),
  });
}

/** From now on only the mail with this id counts. */
export async function noteCheckMail(trx: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  await store(trx, { check_mail_id: id, check_mail_at: at });
}

async function store(db: Db, columns: Insertable<SenderHealth>): Promise<void> {
  await db
    .insertInto("sender_health")
    .values(columns)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

/** Whether campaigns wait: something is wrong, and no owner lets them go out. */
export async function isHoldingCampaigns(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql<{ isHolding: boolean }>`
    select exists (select from sender_health where findings @> '[{"state": "wrong"}]')
      and not exists (select from sender_overrides where until > ${at}) as "isHolding"
  `.execute(db);
  return rows[0]?.isHolding === true;
}

/** The first thing that is wrong with the sender, and what to do. */
export async function findWrongSentence(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ sentence: string }>`
    select finding ->> 'sentence' as sentence
    from sender_health, jsonb_array_elements(findings) with ordinality as each (finding, place)
    where finding ->> 'state' = 'wrong'
    order by place limit 1
  `.execute(db);
  return rows[0]?.sentence;
}
