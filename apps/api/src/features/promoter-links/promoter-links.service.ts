import { randomInt } from "node:crypto";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { CreatePromoterLink } from "@before-ten/contracts/promoter-links/input";
import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import {
  maxPromoterLinks,
  promoterCodeLength,
  promoterCodeLetters,
  promoterCodeOfUtm,
  promoterLinkPath,
  promoterUtmSource,
  utmOfPromoter,
} from "@before-ten/contracts/promoter-links/rules";
import { withUtm } from "@before-ten/contracts/shared/campaign";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import {
  type PromoterLinkRow,
  deletePromoterLink as deletePromoterLinkRow,
  findPromotedEvent,
  insertPromoterLink,
  listPromoterLinks as listPromoterLinkRows,
} from "@before-ten/db/queries/promoter-links/promoter-links";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";

type Tools = Pick<Deps, "db" | "clock" | "site">;

/** Most ticket clicks first. */
export async function listPromoterLinks(
  { db, site }: Omit<Tools, "clock">,
  eventId: string,
): Promise<PromoterLink[]> {
  const rows = isUuid(eventId) ? await listPromoterLinkRows(db, eventId) : [];
  return rows.map((row) => present(row, site.publicUrl));
}

/** @throws AppError if there is no such event, it has too many links or one with this name */
export async function createPromoterLink(
  { db, clock, site }: Tools,
  { id: eventId, name }: CreatePromoterLink,
): Promise<PromoterLink> {
  return inTransaction(db, async (trx) => {
    const event = isUuid(eventId) ? await findEventForUpdate(trx, eventId) : undefined;
    if (event === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    if ((await listPromoterLinkRows(trx, eventId)).length >= maxPromoterLinks) {
      throw new AppError("CONFLICT", messages.tooMany);
    }
    const link = { eventId, name, code: newCode(), at: clock.now() };
    const row = await insertPromoterLink(trx, link);
    if (row === undefined) throw new AppError("CONFLICT", messages.nameTaken);
    return present({ ...row, tickets: 0 }, site.publicUrl);
  });
}

export async function deletePromoterLink({ db }: Pick<Deps, "db">, id: string): Promise<void> {
  const isDeleted = isUuid(id) && (await deletePromoterLinkRow(db, id));
  if (!isDeleted) throw new AppError("NOT_FOUND", messages.notFound);
}

/** Path of the event's page, with what names the promoter; undefined for an unknown code. */
export async function findPromotedPage(
  { db }: Pick<Deps, "db">,
  code: string,
): Promise<string | undefined> {
  const known = promoterCodeOfUtm(code);
  const found = known === undefined ? undefined : await findPromotedEvent(db, known);
  if (found === undefined) return undefined;
  return withUtm(`/events/${found.id}`, {
    source: promoterUtmSource,
    campaign: utmOfPromoter(found),
  });
}

/** Can't be guessed: 31 letters make 50 bits of ten. */
function newCode(): string {
  return Array.from({ length: promoterCodeLength }, () =>
    promoterCodeLetters.charAt(randomInt(promoterCodeLetters.length)),
  ).join("");
}

function present(
  row: PromoterLinkRow & { tickets: number },
  publicUrl: string,
): EveryKey<PromoterLink> {
  return {
    id: row.id,
    name: row.name,
    url: `${publicUrl}${promoterLinkPath}/${row.code}`,
    views: row.views,
    clicks: row.clicks,
    tickets: row.tickets,
    createdAt: row.created_at.toISOString(),
  };
}
