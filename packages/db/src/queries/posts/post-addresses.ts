import type { Db } from "../../client.ts";
import { type AddressPart, listAddressParts } from "../shared/address-parts.ts";
import { visibleToPublic } from "./visibility.ts";

/** Public posts in parts of `size`, oldest first. */
export function listPostAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectAddresses(db), size);
}

/** One of these parts, counted from 0. */
export function listPostAddresses(
  db: Db,
  { size, part }: { size: number; part: number },
): Promise<{ slug: string; updated_at: Date }[]> {
  return selectAddresses(db)
    .orderBy("id")
    .limit(size)
    .offset(size * part)
    .execute();
}

function selectAddresses(db: Db) {
  return db.selectFrom("blog_posts").select(["id", "slug", "updated_at"]).where(visibleToPublic);
}
