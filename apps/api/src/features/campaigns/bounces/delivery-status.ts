import { judgeRejection } from "../../../mail/rejections/judge-rejection.ts";
import type { FailedDelivery } from "./delivery-report.ts";
import { type Fields, firstField, readGroups } from "./report-fields.ts";

const recipientFields = new Set(["final-recipient", "original-recipient"]);

/** Fields that give no reason. Gateways put the server's sentence into any of the others. */
const withoutReason =
  /^(?:(?:final|original)-recipient|x-actual-recipient|action|status|.*-mta|.*-date|.*-id|.*envelope.*|will-retry-until)$/;

/**
 * The recipients to whom delivery failed, by the fields of a report (RFC 3464). Undefined if they
 * name no recipient. `text` is what the report says to people.
 */
export function readDeliveryStatus(status: string, text: string): FailedDelivery[] | undefined {
  const recipients = readGroups(status, recipientFields).filter(
    (fields) => fields.has("action") || fields.has("status") || addressOf(fields) !== null,
  );
  if (recipients.length === 0) return undefined;
  return recipients
    .filter(hasFailed)
    .map((fields) => ({ address: addressOf(fields), ...judge(fields, text) }));
}

/** Delayed mails are still being tried, and delivered ones didn't come back. */
function hasFailed(fields: Fields): boolean {
  const action = withoutComments(firstField(fields, "action")).toLowerCase();
  if (/^(?:delayed|delivered|relayed|expanded)$/.test(action)) return false;
  return /^(?:fail|error)/.test(action) || firstField(fields, "status").startsWith("5.");
}

function judge(fields: Fields, text: string) {
  const status = firstField(fields, "status");
  const [, comment = ""] = /\((.*)\)/.exec(status) ?? [];
  const told = [...fields].filter(([name]) => !withoutReason.test(name)).map(([, value]) => value);
  const sentence = [...told, comment].join(" ");
  // Without words in the fields, only the text for people has the reason.
  const hasWords = /[a-z]{3}.*[a-z]{3}/i.test(sentence);
  return judgeRejection(withoutComments(status), hasWords ? sentence : `${sentence} ${text}`);
}

/** RFC 822 permits comments in brackets. */
function withoutComments(value: string): string {
  return value.replaceAll(/\([^()]*\)?/g, "").trim();
}

function addressOf(fields: Fields): string | null {
  for (const name of ["original-recipient", "final-recipient"]) {
    const [, address] = /;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(firstField(fields, name)) ?? [];
    if (address !== undefined) return address;
  }
  return null;
}
