import { choicesMessages as messages } from "@before-ten/contracts/newsletter/choices-messages";
import type { SetChoices, SetPause } from "@before-ten/contracts/newsletter/choices-input";
import type { SubscriberChoices } from "@before-ten/contracts/newsletter/output";
import { maxShownHistory, pauseDays } from "@before-ten/contracts/newsletter/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { listStatusChanges } from "@before-ten/db/queries/newsletter/admin-subscribers";
import {
  type ChoicesRow,
  findChoices,
  findChoicesForUpdate,
  listChoices,
  listConsents,
  recordChoice,
  setChoices as storeChoices,
  setPausedUntil,
} from "@before-ten/db/queries/newsletter/subscriber-choices";
import { findSubscriberToMail } from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { pauses, presentChoices } from "./choices.present.ts";
import { type SubscriberHistory, latestFirst } from "./consent-history.ts";
import { subscriberOfLink } from "./subscriber-links.ts";

const dayMs = 86_400_000;

type Tools = Pick<Deps, "db" | "clock" | "linkSecret">;

/** The preferences of the link's subscriber, with all their consents and changes. */
export async function readChoices(
  { db, clock, linkSecret }: Tools,
  token: string,
): Promise<SubscriberChoices> {
  const row = await findChoices(db, subscriberOf(linkSecret, token));
  if (row === undefined) throw invalidLink();
  return presentChoices(row, { history: await readHistory(db, row.id), now: clock.now() });
}

/** The address a mailed link belongs to; null if the link isn't ours. */
export async function readLinkedAddress(
  { db, linkSecret }: Pick<Deps, "db" | "linkSecret">,
  token: string,
): Promise<{ email: string | null }> {
  const id = subscriberOfLink(linkSecret, "unsubscribe", token);
  const subscriber = id === undefined ? undefined : await findSubscriberToMail(db, id);
  return { email: subscriber?.email ?? null };
}

/** Choosing all topics, or all countries, also covers ones added later. */
export async function setChoices(
  deps: Tools,
  { token, topics, countries }: SetChoices,
): Promise<SubscriberChoices> {
  const at = deps.clock.now();
  return change(deps, token, async (trx, row) => {
    // Their own country stays first.
    const inOrder = [
      ...row.countries.filter((country) => countries.includes(country)),
      ...countries.filter((country) => !row.countries.includes(country)),
    ];
    const chosen = {
      ...(!isSame(row.topics, topics) && { topics }),
      ...(!isSame(row.countries, inOrder) && { countries: inOrder }),
    };
    if (Object.keys(chosen).length === 0) return;
    await storeChoices(trx, row.id, { topics, countries: inOrder, at });
    await recordChoice(trx, { subscriberId: row.id, chosen, changedBy: null, at });
  });
}

/** A new pause replaces a current one. */
export async function setPause(
  deps: Tools,
  { token, paused }: SetPause,
): Promise<SubscriberChoices> {
  const at = deps.clock.now();
  return change(deps, token, async (trx, row) => {
    if (!paused && !pauses(row, at)) return;
    const until = paused ? new Date(at.getTime() + pauseDays * dayMs) : null;
    await setPausedUntil(trx, row.id, { until, at });
    await recordChoice(trx, {
      subscriberId: row.id,
      chosen: { pausedUntil: until?.toISOString() ?? null },
      changedBy: null,
      at,
    });
  });
}

/** Everything known about a subscriber's consent, with at most `maxShownHistory` changes. */
export async function readHistory(db: Db, id: string): Promise<SubscriberHistory> {
  const consents = await listConsents(db, id, maxShownHistory);
  const choices = await listChoices(db, id, maxShownHistory);
  const statusChanges = await listStatusChanges(db, id, maxShownHistory);
  return latestFirst({ consents, choices, statusChanges }, maxShownHistory);
}

async function change(
  { db, clock, linkSecret }: Tools,
  token: string,
  apply: (trx: Db, row: ChoicesRow) => Promise<void>,
): Promise<SubscriberChoices> {
  const id = subscriberOf(linkSecret, token);
  return inTransaction(db, async (trx) => {
    const row = await findChoicesForUpdate(trx, id);
    if (row === undefined) throw invalidLink();
    await apply(trx, row);
    return readChoices({ db: trx, clock, linkSecret }, token);
  });
}

function subscriberOf(linkSecret: Buffer, token: string): string {
  const id = subscriberOfLink(linkSecret, "preferences", token);
  if (id === undefined) throw invalidLink();
  return id;
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", messages.invalidLink);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
