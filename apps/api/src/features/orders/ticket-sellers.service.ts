import { eventMessages } from "@before-ten/contracts/events/messages";
import type { ConnectSeller } from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Seller } from "@before-ten/contracts/orders/output";
import { maxSellers, previousSecretMs } from "@before-ten/contracts/orders/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import {
  type SellerRow,
  deleteSeller,
  findSeller,
  insertSeller,
  listSellers,
  replaceSecret,
} from "@before-ten/db/queries/orders/ticket-sellers";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { newSecret } from "./signatures.ts";

type SaveDeps = Pick<SignedInDeps, "db" | "clock" | "site" | "access">;

/**
 * Connects a seller. Its secret is only in this answer.
 * @throws AppError if there is no such event, it has too many sellers or one with this name
 */
export async function connectSeller(
  { db, clock, site, access }: SaveDeps,
  { id: eventId, secret: given, sellerEventId, ...seller }: ConnectSeller,
): Promise<EveryKey<ConnectedSeller>> {
  const isOurs = seller.kind === "other";
  const secret = isOurs ? newSecret() : given;
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const event = isUuid(eventId) ? await findEventForUpdate(trx, eventId) : undefined;
    if (event === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    if ((await listSellers(trx, eventId)).length >= maxSellers) {
      throw new AppError("CONFLICT", messages.tooMany);
    }
    const row = await insertSeller(trx, {
      ...seller,
      eventId,
      secret,
      sellerEventId: isOurs ? null : sellerEventId,
      at: clock.now(),
    });
    if (row === undefined) throw new AppError("CONFLICT", messages.nameTaken);
    return { ...presentSeller(row, site), secret: isOurs ? secret : null };
  });
}

/**
 * The secret so far works for another day. The new one is only in this answer, or was given by a
 * seller with its own.
 */
export async function rotateSecret(
  { db, clock, site, access }: SaveDeps,
  { id, secret: given }: { id: string; secret: string },
): Promise<EveryKey<ConnectedSeller>> {
  const at = clock.now();
  const previousUntil = new Date(at.getTime() + previousSecretMs);
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const seller = isUuid(id) ? await findSeller(trx, id) : undefined;
    if (seller === undefined) throw new AppError("NOT_FOUND", messages.notFound);
    const isOurs = seller.kind === "other";
    if (isOurs !== (given === "")) {
      const message = isOurs ? messages.secretNeedless : messages.secretRequired;
      throw fieldError("BAD_REQUEST", "secret", message);
    }
    const secret = isOurs ? newSecret() : given;
    const row = await replaceSecret(trx, id, { secret, previousUntil, at });
    if (row === undefined) throw new AppError("NOT_FOUND", messages.notFound);
    return { ...presentSeller(row, site), secret: isOurs ? secret : null };
  });
}

/** Its orders are deleted too. */
export async function disconnectSeller(
  { db, access }: Pick<SaveDeps, "db" | "access">,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await access.require(trx);
    // The event before its sellers, as `settleOrders` locks them.
    const seller = isUuid(id) ? await findSeller(trx, id) : undefined;
    if (seller !== undefined) await findEventForUpdate(trx, seller.event_id);
    const isDeleted = seller !== undefined && (await deleteSeller(trx, id));
    if (!isDeleted) throw new AppError("NOT_FOUND", messages.notFound);
  });
}

export function presentSeller(
  row: SellerRow,
  { publicUrl }: Pick<Deps["site"], "publicUrl">,
): EveryKey<Seller> {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    sellerEventId: row.seller_event_id,
    url: pathOf(row) === null ? null : `${publicUrl}/api${pathOf(row)}`,
    problem: row.problem,
    soldBefore: row.sold_before,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    previousSecretUntil: row.previous_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Where a seller reports its orders. */
function pathOf({ id, kind, event_id: eventId }: SellerRow): string | null {
  switch (kind) {
    case "other":
      return `/events/${eventId}/orders`;
    case "ticket-tailor":
      return `/ticket-sellers/${id}/orders`;
    case "humanitix":
      return null;
  }
}
