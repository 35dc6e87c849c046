import type { IncomingHttpHeaders } from "node:http";
import { isUnattended } from "../../../http/bots.ts";

/**
 * Who opens the links of a mail before a person does: previews of mail programs and messengers, and
 * the gateways of companies, which look where a link leads. What calls itself something else is
 * told by its haste (verdict.ts).
 */

/** They call themselves Mozilla, too. */
const gateways = [
  "barracuda",
  "bitdefender",
  "checkpoint",
  "cisco",
  "cloudmark",
  "eset",
  "fireeye",
  "forcepoint",
  "fortinet",
  "google-safety",
  "googleimageproxy",
  "kaspersky",
  "mcafee",
  "mimecast",
  "ms-office",
  "msoffice",
  "microsoft office",
  "paloalto",
  "proofpoint",
  "safelinks",
  "sophos",
  "symantec",
  "trend micro",
  "trendmicro",
  "trustwave",
  "urldefense",
  "virustotal",
  "zscaler",
];

const gateway = new RegExp(String.raw`\b(?:${gateways.join("|")})`, "i");

/** Every browser says so. */
const browser = /^(?:Mozilla|Opera)\/\d/;

/** Whether the request itself says that no person made it. */
export function isScannerRequest({
  method,
  headers,
}: {
  method: string;
  headers: IncomingHttpHeaders;
}): boolean {
  const agent = headers["user-agent"] ?? "";
  if (method === "HEAD" || !browser.test(agent)) return true;
  return gateway.test(agent) || isUnattended(headers);
}
