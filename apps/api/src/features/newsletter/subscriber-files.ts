import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import type { exportFormats } from "@before-ten/contracts/newsletter/rules";
import type { SubscriberFilter } from "@before-ten/db/queries/newsletter/admin-subscribers";
import { exportSubscribers } from "@before-ten/db/queries/newsletter/subscriber-export";
import type { Deps } from "../../deps.ts";
import { byteOrderMark, csvLine } from "../../http/csv.ts";
import { presentSubscriber } from "./newsletter.present.ts";

/** What to export, as plain data that the guarded procedure can return. */
export interface SubscriberExport {
  format: (typeof exportFormats)[number];
  filter: SubscriberFilter;
  /** The name of a download; without it the answer is shown, or read by a program. */
  fileName: string | null;
}

const columns: readonly [string, (subscriber: AdminSubscriber) => string | number][] = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Tags", ({ tags }) => tags.map(quotedTag).join(", ")],
  ["Countries", ({ countries }) => countries.join(", ")],
  ["Topics", ({ topics }) => topics.join(", ")],
  ["Preferences", ({ preferences }) => JSON.stringify(preferences)],
  ["Subscribed", ({ createdAt }) => createdAt],
  ["Source", ({ consent }) => consent.utmParams.source ?? "Direct"],
  ["Medium", ({ consent }) => consent.utmParams.medium ?? ""],
  ["Campaign", ({ consent }) => consent.utmParams.campaign ?? ""],
  ["Emails sent", ({ totalEmailsSent }) => totalEmailsSent],
  ["Engagement (%)", ({ engagementRate }) => engagementRate],
  ["Engagement campaigns", ({ engagementCampaigns }) => engagementCampaigns],
  ["Consent given", ({ consent }) => consent.at],
  ["Consent wording", ({ consent }) => consent.wording],
  ["Consent via", ({ consent }) => consent.via ?? ""],
  ["Consent page", ({ consent }) => consent.page ?? ""],
  ["Address confirmed", ({ consent }) => consent.confirmedAt ?? ""],
];

/** A tag with a sign that divides a list is in quotation marks, as imports read it. */
function quotedTag(tag: string): string {
  return /[",;|]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag;
}

export function planExport(
  { clock }: Pick<Deps, "clock">,
  { format, ...filter }: SubscriberFilter & Pick<SubscriberExport, "format">,
): SubscriberExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { format, filter, fileName: format === "csv" ? `subscribers-${day}.csv` : null };
}

/** The file, in pieces; nothing is read before it is requested. */
export function writeExport(
  { db }: Pick<Deps, "db">,
  { format, filter }: SubscriberExport,
): AsyncGenerator<string> {
  const batches = exportSubscribers(db, filter);
  return format === "csv" ? writeCsv(batches) : writeJson(batches);
}

/** The header comes with the first batch: if that fails, no answer has been started. */
async function* writeCsv(batches: ReturnType<typeof exportSubscribers>): AsyncGenerator<string> {
  let head = byteOrderMark + csvLine(columns.map(([name]) => name));
  for await (const rows of batches) {
    const lines = rows
      .map(presentSubscriber)
      .map((subscriber) => csvLine(columns.map(([, value]) => value(subscriber))));
    yield head + lines.join("");
    head = "";
  }
  if (head !== "") yield head;
}

/** Writes the rows inside the usual envelope. */
async function* writeJson(batches: ReturnType<typeof exportSubscribers>): AsyncGenerator<string> {
  let head = '{"success":true,"data":[';
  let separator = "";
  for await (const rows of batches) {
    const items = rows.map((row) => JSON.stringify({ _id: row.id, ...presentSubscriber(row) }));
    yield head + (items.length > 0 ? separator : "") + items.join(",");
    head = "";
    if (items.length > 0) separator = ",";
  }
  yield `${head}]}`;
}
