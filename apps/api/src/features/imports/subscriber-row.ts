import { preferenceOf } from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import {
  type SubscriberStatus,
  maxPreferenceLength,
  maxPreferences,
  maxSubscriberTags,
  maxTagLength,
} from "@before-ten/contracts/newsletter/rules";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import type { ReadSubscriberRow } from "@before-ten/db/queries/imports/subscriber-rows";
import { mapCells } from "./mapped-cells.ts";
import { readInstant } from "./read-day.ts";
import { readCountry, readList } from "./read-value.ts";

type Data = NonNullable<ReadSubscriberRow["data"]>;

/** Why a row can't be imported. */
interface Invalid {
  sentence: string;
}

/** Other programs' names for a status, reduced to lower-case letters and digits. */
const statuses = new Map<string, SubscriberStatus>([
  ...of("active", "active subscribed confirmed yes true 1 enabled member optin optedin ok"),
  ...of("pending", "pending unconfirmed waiting optinpending"),
  ...of(
    "unsubscribed",
    "unsubscribed optout optedout no false 0 inactive disabled removed complained complaint spam suppressed",
  ),
  ...of("bounced", "bounced cleaned hardbounced undeliverable invalid"),
]);

function of(status: SubscriberStatus, names: string): [string, SubscriberStatus][] {
  return names.split(" ").map((name) => [name, status]);
}

/** The subscriber in a row, or why it can't be imported. */
export function readSubscriberRow(
  cells: readonly string[],
  mapping: ImportMapping,
  now: Date,
): Data | Invalid {
  const mapped = mapCells(cells, mapping);
  const typed = singleLine(mapped.get("email") ?? "").replace(/^mailto:/i, "");
  if (typed === "") return { sentence: messages.emailMissing };
  const email = readEmailAddress(typed);
  if (email === undefined) return { sentence: messages.emailInvalid };

  const statusText = mapped.get("status") ?? "active";
  const status = statuses.get(statusText.toLowerCase().replaceAll(/[^a-z\d]/g, ""));
  if (status === undefined) return { sentence: messages.statusUnknown(cut(statusText)) };

  const since = mapped.get("subscribedAt");
  const subscribedAt = since === undefined ? null : readInstant(since, mapping.dateOrder);
  if (subscribedAt === undefined) {
    return { sentence: messages.dateUnknown("Subscribed at", cut(since ?? "")) };
  }
  if (subscribedAt !== null && Date.parse(subscribedAt) > now.getTime()) {
    return { sentence: messages.inFuture };
  }

  const tags = readList(mapped.get("tags") ?? "").map((tag) =>
    singleLine(tag).slice(0, maxTagLength).toWellFormed(),
  );
  if (tags.length > maxSubscriberTags) return { sentence: messages.tooManyTags };

  const country = readCountry(mapped.get("country") ?? "");
  return {
    email,
    status,
    tags: [...new Set(tags.filter(Boolean))],
    countries: country === undefined ? [] : [country],
    preferences: preferencesOf(mapped),
    subscribedAt,
  };
}

function preferencesOf(mapped: ReadonlyMap<string, string>): Data["preferences"] {
  const found = [...mapped].flatMap(([field, value]): [string, string | boolean][] => {
    const name = preferenceOf(field);
    return name === undefined ? [] : [[name, preferenceValue(value)]];
  });
  return Object.fromEntries(found.slice(0, maxPreferences));
}

function preferenceValue(text: string): string | boolean {
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  return singleLine(text).slice(0, maxPreferenceLength).toWellFormed();
}

function cut(text: string): string {
  return [...singleLine(text)].slice(0, 40).join("");
}
