import { createTextReader } from "@before-ten/contracts/site/read-texts";
import type { Deps, SiteTexts } from "../deps.ts";

/** What owners type in Settings before campaigns can be sent. */
export const knownSender = {
  "brand.legalName": "Example Dance Club Pty Ltd",
  "brand.postalAddress": "1 Example Street, Melbourne VIC 3000, Australia",
};

/** The site's texts with the sender, and no other change. */
export const textsWithSender: SiteTexts = {
  read: () => Promise.resolve(createTextReader(knownSender)),
  readDrafts: () => Promise.resolve(createTextReader(knownSender)),
};

/** Stores it; again, if a test has removed it. */
export async function storeSender({
  db,
  responseCache,
}: Pick<Deps, "db" | "responseCache">): Promise<void> {
  const rows = Object.entries(knownSender).map(([id, value]) => ({
    id,
    value: JSON.stringify(value),
    updated_at: new Date("2026-11-01T00:00:00Z"),
  }));
  await db
    .insertInto("site_texts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The texts in memory are those of the cached responses.
  responseCache.clear();
}
