import type { ParsedMail } from "mailparser";
import { judgeRejection } from "../../../mail/rejections/judge-rejection.ts";
import { rejectionPhrases } from "../../../mail/rejections/rejection-phrases.ts";
import type { FailedDelivery } from "./delivery-report.ts";

const isServerName = /mailer.?daemon|postmaster|mdaemon|mail delivery|system administrator/i;

/** The wording of Exim, Sendmail, qmail and similar servers, about failures and delays. */
const tellsOfReturn = new RegExp(
  [
    "undeliver|failure notice|return(?:ed|ing) to sender|returned mail|mail fail|non-?delivery",
    "delivery (?:status|report)|delivery.{0,40}(?:fail|problem|error)|did not reach|not yet reached",
    "(?:fail|problem|error|trouble).{0,30}(?:deliver|sending)|(?:not|n't) be delivered",
    "(?:unable|not able|n't able|attempting) to deliver",
    "unzustellbar|nicht zustell|nicht zugestellt|verzöger",
    "non (?:remis|distribu|livr)|n'a pas pu|retard",
  ].join("|"),
  "is",
);

const isFinal = /permanent|g[ai]ve(?:n|s)? up|giving up|endgültig|dauerhaft|définitive/i;

/** Where the returned mail begins in the text. */
const returnedMail = new RegExp(
  [
    String.raw`^[ >|*]*--.*\b(?:copy|original|returned|headers?|message text|below this line)\b`,
    String.raw`^[ >|*]*--.*\b(?:kopie|ursprüngliche|copie)\b`,
    String.raw`^[ >|*]*(?:(?:included|below) is a copy|original message|message headers? follow)`,
    String.raw`^(?:received|return-path|message-id):`,
  ].join("|"),
  "im",
);

const address = /(?<![^\s<>"'(:])[^\s<>@"'(),;:]{1,64}@[^\s<>@"'(),;:]{1,255}/g;

/** Whether a mail without fields for programs is a delivery report, such as of older Exim. */
export function isPlainTextReport(mail: ParsedMail, text: string): boolean {
  if (mail.headers.has("x-failed-recipients")) return true;
  const { address: from = "", name = "" } = mail.from?.value[0] ?? {};
  const isFromServer = isServerName.test(`${name} ${from}`);
  return isFromServer && tellsOfReturn.test(`${mail.subject ?? ""}\n${text}`);
}

/** Reads what a report says to people. Nothing has failed if the mail is only delayed. */
export function readPlainTextReport(mail: ParsedMail, text: string): FailedDelivery[] {
  const told = beforeReturnedMail(text);
  if (isDelay(mail.subject ?? "", told)) return [];
  const judged = judgeRejection("", told);
  const named = mail.headers.get("x-failed-recipients");
  const addresses = [...(typeof named === "string" ? named : told).matchAll(address)];
  const known = new Set(addresses.map(([each]) => each.replace(/\.$/, "")));
  return (known.size === 0 ? [null] : [...known]).map((each) => ({ address: each, ...judged }));
}

export function beforeReturnedMail(text: string): string {
  const [told = ""] = text.split(returnedMail, 1);
  return told;
}

function isDelay(subject: string, told: string): boolean {
  if (rejectionPhrases.delayed.test(subject.toLowerCase())) return true;
  return rejectionPhrases.delayed.test(told.toLowerCase()) && !isFinal.test(told);
}
