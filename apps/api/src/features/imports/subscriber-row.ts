import { type CampaignTopic, campaignTopics } from "@before-ten/contracts/campaigns/rules";
import { topicLabels } from "@before-ten/contracts/newsletter/choices-messages";
import { fromJsonText } from "@before-ten/contracts/shared/text/json-text";
import { importFields, preferenceOf } from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import {
  type SubscriberStatus,
  maxPreferenceLength,
  maxPreferences,
  maxSubscriberTags,
  maxTagLength,
  preferenceName,
} from "@before-ten/contracts/newsletter/rules";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import type { ReadSubscriberRow } from "@before-ten/db/queries/imports/subscriber-rows";
import { z } from "zod";
import { type MappedCells, cellsOfField, mapCells } from "./mapped-cells.ts";
import { readInstant } from "./read-clock.ts";
import { lettersOf, readCountry, readList, readYesOrNo } from "./read-value.ts";

type Data = NonNullable<ReadSubscriberRow["data"]>;

/** Why a row can't be imported. */
interface Invalid {
  sentence: string;
}

/** Other programs' names for a status, reduced to lower-case letters and digits. */
const statuses = new Map<string, SubscriberStatus>([
  ...of(
    "active",
    "active subscribed confirmed yes true 1 enabled member optin optedin ok aktiv angemeldet abonniert bestatigt actif abonne inscrit activo suscrito attivo iscritto actief aangemeld ativo inscrito",
  ),
  ...of(
    "pending",
    "pending unconfirmed waiting optinpending ausstehend unbestatigt enattente pendiente inattesa pendente",
  ),
  ...of(
    "unsubscribed",
    "unsubscribed nonsubscribed notsubscribed optout optedout no false 0 inactive disabled blocklisted blacklisted blocked archived removed deleted complained complaint spam junk abuse suppressed abgemeldet inaktiv desabonne desinscrit inactif debaja inactivo disiscritto inattivo afgemeld uitgeschreven inactief inativo",
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
): { data: Data; notices: string[] } | Invalid {
  const mapped = mapCells(cells, mapping);
  const typed = singleLine(mapped.get("email") ?? "").replace(/^mailto:/i, "");
  if (typed === "") return { sentence: messages.emailMissing };
  const email = readEmailAddress(typed);
  if (email === undefined) return { sentence: messages.emailInvalid };
  const status = statusOf(cells, mapping);
  if (typeof status === "object") return status;
  const subscribedAt = readPast(mapped, "subscribedAt", { mapping, now });
  if (typeof subscribedAt === "object") return subscribedAt;
  const consentedAt = readPast(mapped, "consentedAt", { mapping, now });
  if (typeof consentedAt === "object") return consentedAt;

  const tags = readList(mapped.get("tags") ?? "").map((tag) =>
    singleLine(tag).slice(0, maxTagLength).toWellFormed(),
  );
  if (tags.length > maxSubscriberTags) return { sentence: messages.tooManyTags };

  const countries = readEach(mapped.get("country"), readCountry, messages.countryUnknown);
  const topics = readEach(mapped.get("topics"), readTopic, messages.topicUnknown);
  return {
    data: {
      email,
      status,
      tags: [...new Set(tags.filter(Boolean))],
      countries: countries.known,
      topics: topics.known,
      preferences: preferencesOf(mapped),
      subscribedAt: subscribedAt ?? null,
      consentedAt: consentedAt ?? subscribedAt ?? null,
    },
    notices: [...countries.notices, ...topics.notices],
  };
}

/** Who said no in any of the columns never becomes active. */
function statusOf(cells: readonly string[], mapping: ImportMapping): SubscriberStatus | Invalid {
  const text = mapCells(cells, mapping).get("status") ?? "active";
  const status = statuses.get(lettersOf(text));
  if (status === undefined) return { sentence: messages.statusUnknown(cut(text)) };
  const consents = cellsOfField(cells, mapping, "consent");
  const unclear = consents.find((consent) => readYesOrNo(consent) === undefined);
  if (unclear !== undefined) return { sentence: messages.consentUnknown(cut(unclear)) };
  const hasAgreed = consents.every((consent) => readYesOrNo(consent) === true);
  const hasLeft = cellsOfField(cells, mapping, "optedOut").some(saysOptedOut);
  return status === "bounced" || (hasAgreed && !hasLeft) ? status : "unsubscribed";
}

/** A date is the day they left; databases write "0000-00-00" for none. */
function saysOptedOut(text: string): boolean {
  return readYesOrNo(text) !== false && !/^[\s0:.-]*$/.test(text);
}

/** Local times may be this much ahead of UTC. */
const furthestAheadMs = 14 * 60 * 60_000;

/** A time without a zone may be this morning's in Sydney, and counts as now at the latest. */
function readPast(
  mapped: MappedCells,
  field: "subscribedAt" | "consentedAt",
  { mapping, now }: { mapping: ImportMapping; now: Date },
): string | undefined | Invalid {
  const text = mapped.get(field);
  if (text === undefined) return undefined;
  const read = readInstant(text, mapping.dateOrder);
  if (read === undefined) return { sentence: messages.dateUnknown(labelOf(field), cut(text)) };
  const aheadMs = Date.parse(read.instant) - now.getTime();
  if (aheadMs <= 0) return read.instant;
  return read.isZoned || aheadMs > furthestAheadMs
    ? { sentence: messages.inFuture }
    : now.toISOString();
}

function labelOf(name: string): string {
  return importFields.subscribers.find((field) => field.name === name)?.label ?? name;
}

/** The known values of a list, and a notice for each unknown one. */
function readEach<Value>(
  text: string | undefined,
  read: (part: string) => Value | undefined,
  notice: (part: string) => string,
): { known: Value[]; notices: string[] } {
  const parts = readList(text ?? "").map((part) => ({ part, value: read(part) }));
  return {
    known: [...new Set(parts.flatMap(({ value }) => (value === undefined ? [] : [value])))],
    notices: parts
      .filter(({ value }) => value === undefined)
      .slice(0, maxNotices)
      .map(({ part }) => notice(cut(part))),
  };
}

const maxNotices = 3;

function readTopic(text: string): CampaignTopic | undefined {
  const name = text.trim().toLowerCase();
  return campaignTopics.find(
    (topic) => topic === name || topicLabels[topic].toLowerCase() === name,
  );
}

const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|mlle)\.?\s+/i;

/** "Dr Ana Smith" and "Smith, Ana" are Ana. */
function firstNameIn(name: string): string | undefined {
  const [last, ...first] = name.split(",");
  const given = (first.length === 1 ? (first[0] ?? "") : (last ?? "")).trim();
  return given.replace(titles, "").split(/\s+/)[0] || undefined;
}

/** Campaigns greet by the first name. */
function preferencesOf(mapped: MappedCells): Data["preferences"] {
  const found = [...mapped].flatMap(([field, value]): [string, string | boolean][] => {
    const name = preferenceOf(field);
    return name === undefined ? [] : [[name, preferenceValue(value)]];
  });
  const preferences = {
    ...exportedPreferences(mapped.get("preferences")),
    ...Object.fromEntries(found),
  };
  const { name } = preferences;
  const firstName = typeof name === "string" ? firstNameIn(name) : undefined;
  return Object.fromEntries(
    Object.entries({ ...(firstName !== undefined && { firstName }), ...preferences }).slice(
      0,
      maxPreferences,
    ),
  );
}

/** The JSON text of our own export; other text is none. */
function exportedPreferences(text = "{}"): Data["preferences"] {
  const parsed = preferencesText.safeParse(text);
  if (!parsed.success) return {};
  return Object.fromEntries(
    Object.entries(parsed.data)
      .filter(([name]) => preferenceName.test(name))
      .map(([name, value]) => [name, typeof value === "string" ? preferenceValue(value) : value]),
  );
}

const preferencesText = z.preprocess(
  fromJsonText,
  z.record(z.string(), z.union([z.string(), z.boolean()])),
);

function preferenceValue(text: string): string | boolean {
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  return singleLine(text).slice(0, maxPreferenceLength).toWellFormed();
}

function cut(text: string): string {
  return [...singleLine(text)].slice(0, 40).join("");
}
