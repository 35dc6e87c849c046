import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import type { Db } from "../../client.ts";
import { type AddressPart, listAddressParts } from "../shared/address-parts.ts";
import { hasStatus } from "./visibility.ts";

/** Public events, ended ones included, in parts of `size`, oldest first. */
export function listEventAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectAddresses(db), size);
}

/** One of these parts, counted from 0. */
export function listEventAddresses(
  db: Db,
  { size, part }: { size: number; part: number },
): Promise<{ id: string; updated_at: Date }[]> {
  return selectAddresses(db)
    .orderBy("id")
    .limit(size)
    .offset(size * part)
    .execute();
}

function selectAddresses(db: Db) {
  return db.selectFrom("events").select(["id", "updated_at"]).where(hasStatus(publicStatuses));
}
