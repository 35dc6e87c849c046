import { editingMessages } from "@before-ten/contracts/editing/messages";
import { type TextPlace, textPlaces } from "@before-ten/contracts/site/all-texts";
import { type TextDefault, type TextDraft, isReset } from "@before-ten/contracts/site/define-texts";
import type { PublishTexts, SaveText } from "@before-ten/contracts/site/input";
import { siteMessages as messages } from "@before-ten/contracts/site/messages";
import type { SiteText } from "@before-ten/contracts/site/output";
import {
  isImageText,
  isLibraryImage,
  isOwnersText,
  textError,
  withRemovals,
  withStoredEntries,
} from "@before-ten/contracts/site/rules";
import { scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { actorName } from "@before-ten/db/actor";
import { announcePagesChanged } from "@before-ten/db/announcements";
import type { Db } from "@before-ten/db/client";
import {
  findSiteTextForUpdate,
  listImagesOfText,
  listDraftsForUpdate,
  listSiteTexts,
  storeSiteText,
} from "@before-ten/db/queries/site/site-texts";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { presentSiteText } from "./site.present.ts";

type Tools = Pick<SignedInDeps, "db" | "clock" | "access">;
type Site = Pick<Deps, "site">;

/** Every text of the site, in the order of its pages. */
export async function listTexts({ db, site }: Pick<Deps, "db"> & Site): Promise<SiteText[]> {
  const rows = new Map((await listSiteTexts(db)).map((row) => [row.id, row]));
  return [...textPlaces.values()].map((place) =>
    presentSiteText(withSetting(place, site), rows.get(place.key)),
  );
}

/** The one default that the server's settings have. */
function withSetting(place: TextPlace, { mailFrom }: Site["site"]): TextPlace {
  return place.key === "brand.senderAddress" ? { ...place, byDefault: mailFrom } : place;
}

/**
 * Publishes a text, or saves it as a draft. A value equal to the default brings the default back.
 * @throws AppError NOT_FOUND for an unknown key; BAD_REQUEST for a value that doesn't fit;
 * PRECONDITION_FAILED if it was changed since `baseVersion`
 */
export async function saveText(
  { db, clock, access, site }: Tools & Site,
  { key, value, isDraft, baseVersion }: SaveText,
  { isOwner }: { isOwner: boolean },
): Promise<SiteText> {
  const found = textPlaces.get(key);
  if (found === undefined) throw new AppError("NOT_FOUND", messages.unknownText);
  const place = withSetting(found, site);
  requireOwner([key], isOwner);
  const sent = value ?? place.byDefault;
  const isUnchanged = JSON.stringify(sent) === JSON.stringify(place.byDefault);
  const wrong = isUnchanged ? undefined : textError(place, sent);
  if (wrong) {
    throw fieldError("BAD_REQUEST", ["value", wrong.path].filter(Boolean).join("."), wrong.message);
  }
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const stored = await findSiteTextForUpdate(trx, key);
    if (baseVersion !== undefined && baseVersion !== (stored?.version ?? 0)) {
      throw new AppError("PRECONDITION_FAILED", editingMessages.changedMeanwhile);
    }
    const published = stored?.value ?? null;
    const next = withRemovals(
      withStoredEntries(place, sent, published),
      [published, stored?.draft ?? null],
      { by: actorName(), at: clock.now() },
    );
    const isDefault = JSON.stringify(next) === JSON.stringify(place.byDefault);
    if (stored === undefined && isDefault) return presentSiteText(place, undefined);
    const draft: TextDraft | null = isDefault
      ? published === null
        ? null
        : { reset: true }
      : next;
    await storeSiteText(
      trx,
      key,
      isDraft
        ? {
            value: published,
            draft,
            publishAt: draft === null ? null : (stored?.publish_at ?? null),
          }
        : { value: isDefault ? null : next, draft: null, publishAt: null },
      clock.now(),
    );
    if (!isDefault) await requireImages(trx, key, next);
    const row = await findSiteTextForUpdate(trx, key);
    return presentSiteText(place, row);
  });
}

/** An image named by the library's id must exist; it stays until nothing names it. */
async function requireImages(trx: Db, key: string, value: TextDefault): Promise<void> {
  const named =
    typeof value !== "string"
      ? value.map(({ image = "" }) => image)
      : isImageText(key)
        ? [value]
        : [];
  if (!named.some(isLibraryImage)) return;
  const found = new Set(await listImagesOfText(trx, key));
  const missing = named.findIndex((image) => isLibraryImage(image) && !found.has(image));
  if (missing === -1) return;
  const path = typeof value === "string" ? "value" : `value.${missing}.image`;
  throw fieldError("BAD_REQUEST", path, messages.imageGone);
}

/** Publishes drafts now, or at a time. Returns how many. */
export async function publishTexts(
  { db, clock, access }: Tools,
  { keys, at }: PublishTexts,
  { isOwner }: { isOwner: boolean },
): Promise<number> {
  const instant = scheduledInstant(at, brand.timeZone);
  const now = clock.now();
  if (instant !== null && Date.parse(instant) <= now.getTime()) {
    throw fieldError("BAD_REQUEST", "at", messages.timePassed);
  }
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const drafts = await draftsOf(trx, keys, isOwner);
    for (const { id, value, draft } of drafts) {
      if (instant === null) await publish(trx, { id, draft }, now);
      else await storeSiteText(trx, id, { value, draft, publishAt: new Date(instant) }, now);
    }
    return drafts.length;
  });
}

/** Forgets drafts. Returns how many. */
export async function discardDrafts(
  { db, clock, access }: Tools,
  { keys }: { keys?: readonly string[] | undefined },
  { isOwner }: { isOwner: boolean },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const drafts = await draftsOf(trx, keys, isOwner);
    for (const { id, value } of drafts) {
      await storeSiteText(trx, id, { value, draft: null, publishAt: null }, clock.now());
    }
    return drafts.length;
  });
}

/** Publishes the drafts whose time has come. */
export async function publishDueTexts({
  db,
  clock,
  responseCache,
  siteTexts,
}: Pick<Deps, "db" | "clock" | "responseCache" | "siteTexts">): Promise<void> {
  const now = clock.now();
  const count = await inTransaction(db, async (trx) => {
    const due = (await listDraftsForUpdate(trx)).filter(
      ({ publish_at: publishAt }) => publishAt !== null && publishAt <= now,
    );
    for (const draft of due) await publish(trx, draft, now);
    if (due.length > 0) await announcePagesChanged(trx);
    return due.length;
  });
  if (count === 0) return;
  responseCache.clear();
  await siteTexts.read();
}

async function publish(trx: Db, { id, draft }: { id: string; draft: TextDraft }, at: Date) {
  const value = isReset(draft) ? null : draft;
  await storeSiteText(trx, id, { value, draft: null, publishAt: null }, at);
}

async function draftsOf(trx: Db, keys: readonly string[] | undefined, isOwner: boolean) {
  if (keys !== undefined) requireOwner(keys, isOwner);
  const all = await listDraftsForUpdate(trx);
  return all.filter(({ id }) =>
    keys === undefined ? isOwner || !isOwnersText(id) : keys.includes(id),
  );
}

function requireOwner(keys: readonly string[], isOwner: boolean): void {
  if (!isOwner && keys.some(isOwnersText)) {
    throw new AppError("FORBIDDEN", messages.onlyOwners);
  }
}
