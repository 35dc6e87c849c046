import type { IncomingHttpHeaders } from "node:http";
import { isUnattended } from "../../../http/client/bots.ts";

/**
 * Programs that open the links of a mail before a person does: previews of mail programs and
 * messengers, and company gateways that check targets. Those with other names are recognized by
 * their speed (verdict.ts).
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

/** Every browser's User-Agent starts like this. */
const browser = /^(?:Mozilla|Opera)\/\d/;

/** Whether the request's headers show that it wasn't made by a person. */
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
