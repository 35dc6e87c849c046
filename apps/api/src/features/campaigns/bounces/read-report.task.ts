import { type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { bounceKindOf } from "./bounce-kind.ts";
import type { DeliveryReport } from "./delivery-report.ts";

export interface ReadReportInput {
  source: string | Uint8Array;
}

/** More than any report about a mail to one recipient names. */
const maxFailed = 50;
const maxMessageIds = 20;
/** The failure is described in this part of the text; the returned mail follows it. */
const toldWithin = 10_000;

/**
 * Parses a delivery report (RFC 3464, or in words). Undefined if the mail isn't one. Runs as a
 * task, because a stranger's mail may have any size and depth.
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
  const status =
    partOf(mail, "message/delivery-status") ?? partOf(mail, "message/global-delivery-status");
  const text = (mail.text ?? "").slice(0, toldWithin);
  const failed = status === undefined ? failedInWords(mail, text) : failedOf(textOf(status));
  if (failed === undefined) return undefined;
  return { failed: failed.slice(0, maxFailed), messageIds: messageIdsOf(mail) };
}

/** The wording of Exim, Sendmail, qmail and similar servers. */
const tellsOfReturn =
  /undeliver|failure notice|returned to sender|delivery.{0,40}fail|(?:not|n't) be delivered|(?:unable|not able|n't able) to deliver/is;

/** The first group of fields is about the mail, the others about one recipient each. */
function failedOf(status: string): DeliveryReport["failed"] {
  const [, ...recipients] = readGroups(status);
  return recipients.flatMap((fields) => {
    // Delayed mails are still being tried, and delivered ones didn't come back.
    if (firstField(fields, "action").toLowerCase() !== "failed") return [];
    const diagnostic = firstField(fields, "diagnostic-code");
    const code = statusIn(firstField(fields, "status"), diagnostic);
    return [{ address: addressOf(fields), kind: bounceKindOf(code), reason: code }];
  });
}

/** Mail servers whose reports have no machine-readable part, such as older Exim and qmail. */
function failedInWords(mail: ParsedMail, text: string): DeliveryReport["failed"] | undefined {
  const named = mail.headers.get("x-failed-recipients");
  const from = mail.from?.value[0]?.address ?? "";
  const isFromServer = /^(?:mailer-daemon|postmaster)@/i.test(from);
  const isReport =
    typeof named === "string" ||
    (isFromServer && tellsOfReturn.test(`${mail.subject ?? ""}\n${text}`));
  if (!isReport) return undefined;
  const told = text.split(/^-{2,}.*(?:copy|original|message|below).*$/im, 1).join();
  const code = statusIn("", told);
  const addresses =
    typeof named === "string"
      ? named.split(",").map((each) => each.trim())
      : [...told.matchAll(/<([^\s<>@]+@[^\s<>@]+)>/g)].map(([, address = ""]) => address);
  const known = addresses.length === 0 ? [null] : [...new Set(addresses)];
  return known.map((address) => ({ address, kind: bounceKindOf(code), reason: code }));
}

/** A status such as `5.1.1`, from a field or a server's sentence; `5.0.0` if neither has one. */
function statusIn(status: string, diagnostic: string): string {
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
  const [own] = enhanced.exec(status) ?? [];
  const [told] = enhanced.exec(diagnostic) ?? [];
  // `5.0.0` is unspecific; the refusing server may have said more.
  if (own !== undefined && !/^[45]\.0\.0$/.test(own)) return own;
  if (told !== undefined) return told;
  const [, reply] = /(?:^|[\s;:#(])([45])\d\d[\s-]/.exec(diagnostic) ?? [];
  return own ?? `${reply ?? "5"}.0.0`;
}

function addressOf(fields: Fields): string | null {
  for (const name of ["original-recipient", "final-recipient"]) {
    const [, address] = /;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(firstField(fields, name)) ?? [];
    if (address !== undefined) return address;
  }
  return null;
}

/** Ids of the returned mail, and of the mail the report answers to. */
function messageIdsOf(mail: ParsedMail): string[] {
  const returned = [
    "message/rfc822",
    "text/rfc822-headers",
    "message/global",
    "message/rfc822-headers",
  ]
    .flatMap((type) => partOf(mail, type) ?? [])
    .map((part) => firstField(readFields(textOf(part)), "message-id"));
  const inWords = [...(mail.text ?? "").matchAll(/^\s*message-id:\s*(<[^<>\s]+>)/gim)].map(
    ([, id = ""]) => id,
  );
  const references = [mail.inReplyTo ?? "", mail.references ?? []].flat();
  const ids = [...returned, ...inWords, ...references].flatMap((text) =>
    [...text.matchAll(/<([^<>\s]{1,250})>/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].slice(0, maxMessageIds);
}

function partOf({ attachments }: ParsedMail, type: string): Attachment | undefined {
  return attachments.find(({ contentType }) => contentType.toLowerCase() === type);
}

function textOf({ content }: Attachment): string {
  return content.toString("utf8");
}

/** The header fields of a mail, or the fields of a delivery report, by lower-case name. */
type Fields = ReadonlyMap<string, string>;

/** The first group of fields: a mail's header. */
function readFields(text: string): Fields {
  return readGroups(text)[0] ?? new Map<string, string>();
}

/** Groups of fields, separated by empty lines. The first of repeated fields counts. */
function readGroups(text: string): Fields[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const fields = new Map<string, string>();
      // A line that begins with a space continues the previous one.
      for (const line of group.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
        const colon = line.indexOf(":");
        const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
        if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}

function firstField(fields: Fields, name: string): string {
  return fields.get(name) ?? "";
}
