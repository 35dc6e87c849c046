import { type Attachment, type ParsedMail, simpleParser } from "mailparser";
import type { DeliveryReport, FailedDelivery } from "./delivery-report.ts";
import { readDeliveryStatus } from "./delivery-status.ts";
import { type Fields, firstField, readFields } from "./report-fields.ts";
import { readSesNotice } from "./ses-notice.ts";
import { beforeReturnedMail, isPlainTextReport, readPlainTextReport } from "./plain-text-report.ts";

export interface ReadReportInput {
  source: string | Uint8Array;
}

/** More than any report about a mail to one recipient names. */
const maxFailed = 50;
const maxMessageIds = 20;
/** The failure is described in this part of the text; the returned mail follows it. */
const toldWithin = 10_000;
const statusParts = ["message/delivery-status", "message/global-delivery-status"];

/**
 * Parses a delivery report (RFC 3464, or in words) or a complaint (RFC 5965). Undefined if the mail
 * is neither. Runs as a task, because a stranger's mail may have any size and depth.
 */
export async function run({ source }: ReadReportInput): Promise<DeliveryReport | undefined> {
  // A mail nested or long beyond these limits isn't a report.
  const mail = await simpleParser(Buffer.from(source), {
    keepDeliveryStatus: true,
    // The returned mail isn't parsed: its header has the id.
    ignoreEmbedded: true,
    skipHtmlToText: true,
    skipImageLinks: true,
    skipTextLinks: true,
    skipTextToHtml: true,
  }).catch(() => undefined);
  if (mail === undefined) return undefined;
  const notice = readSesNotice(mail.text ?? "");
  const messageIds = messageIdsOf(mail, notice?.messageId);
  const addresses = notice?.complainants ?? complainantsIn(mail);
  if (addresses !== undefined) return { kind: "complaint", addresses, messageIds };
  const failed =
    notice === undefined ? failedIn(mail, source) : readDeliveryStatus(notice.status, "");
  if (failed === undefined) return undefined;
  return { kind: "delivery", failed: failed.slice(0, maxFailed), messageIds };
}

/** The recipients who reported a mail as spam. Undefined if it isn't a complaint. */
function complainantsIn(mail: ParsedMail): string[] | undefined {
  const report = partOf(mail, "message/feedback-report");
  // Outlook.com returns the mail alone, with this field.
  const fields = report
    ? readFields(textOf(report))
    : returnedHeads(mail).find((head) => head.has("x-hmxmroriginalrecipient"));
  if (fields === undefined || isNoComplaint(firstField(fields, "feedback-type"))) return undefined;
  return ["original-rcpt-to", "removal-recipient", "x-hmxmroriginalrecipient"].flatMap(
    (name) => /[^\s<>;]{1,64}@[^\s<>]{1,255}/.exec(firstField(fields, name)) ?? [],
  );
}

/** The mail was no spam after all, or a signature was wrong (RFC 6591). */
function isNoComplaint(type: string): boolean {
  return /^(?:not-spam|auth-failure|dmarc|dkim)/i.test(type);
}

function failedIn(mail: ParsedMail, source: string | Uint8Array): FailedDelivery[] | undefined {
  if (partOf(mail, "message/feedback-report") !== undefined) return [];
  const text = textForPeople(mail);
  const part = statusParts.flatMap((type) => partOf(mail, type) ?? [])[0];
  if (part === undefined && !isPlainTextReport(mail, text)) return undefined;
  const status = part === undefined ? statusInSource(source) : textOf(part);
  return readDeliveryStatus(status, beforeReturnedMail(text)) ?? readPlainTextReport(mail, text);
}

/** A report with broken parts, or within another mail, still has its fields. */
function statusInSource(source: string | Uint8Array): string {
  const all = Buffer.from(source).toString("utf8");
  const [found = ""] =
    /^(?:reporting-mta|original-recipient|final-recipient):[^]*/im.exec(all) ?? [];
  const [fields = ""] = found.split(/^--/m, 1);
  return fields;
}

function textForPeople({ text, html }: ParsedMail): string {
  if (text !== undefined) return text.slice(0, toldWithin);
  return (html || "").slice(0, toldWithin).replaceAll(/<[^<>]*>/g, " ");
}

/** Ids of the returned mail, and of the mail the report answers to. */
function messageIdsOf(mail: ParsedMail, told = ""): string[] {
  const returned = returnedHeads(mail).map((head) => firstField(head, "message-id"));
  const inWords = [...(mail.text ?? "").matchAll(/^[ \t]*message-id:\s{0,9}(<[^<>\s]+>)/gim)].map(
    ([, id = ""]) => id,
  );
  const references = [mail.inReplyTo ?? "", mail.references ?? []].flat();
  const ids = [told, ...returned, ...inWords, ...references].flatMap((text) =>
    [...text.matchAll(/<([^<>\s]{1,250})>/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].slice(0, maxMessageIds);
}

function returnedHeads(mail: ParsedMail): Fields[] {
  return ["message/rfc822", "text/rfc822-headers", "message/global", "message/rfc822-headers"]
    .flatMap((type) => partOf(mail, type) ?? [])
    .map((part) => readFields(textOf(part)));
}

function partOf({ attachments }: ParsedMail, type: string): Attachment | undefined {
  return attachments.find(({ contentType }) => contentType.toLowerCase() === type);
}

function textOf({ content }: Attachment): string {
  return content.toString("utf8");
}
