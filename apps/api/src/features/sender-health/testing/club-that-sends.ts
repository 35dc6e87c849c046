import { generateKeyPairSync } from "node:crypto";
import type { Zone } from "./dns-server.ts";
import { dkimSign } from "mailauth/lib/dkim/sign.js";

export const domain = "beforeten.club";
/** From which its mail service sends. */
export const ip = "52.95.48.10";
const selector = "s1";
export const keyName = `${selector}._domainkey.${domain}`;

interface KeyPair {
  privateKey: string;
  /** The TXT record. */
  record: string;
}

export function createKey(modulusLength = 2048): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "der" },
  });
  return { privateKey, record: `v=DKIM1; k=rsa; p=${publicKey.toString("base64")}` };
}

export const key = createKey();

/** What a club's domain looks like if all is well. */
export const healthyZone: Zone = {
  [`TXT ${domain}`]: ["site-verification=1", `v=spf1 include:spf.mailer.net ip4:${ip} -all`],
  "TXT spf.mailer.net": ["v=spf1 ip4:52.95.50.0/24 ~all"],
  [`TXT ${keyName}`]: [key.record],
  [`TXT _dmarc.${domain}`]: [`v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`],
  "PTR 10.48.95.52.in-addr.arpa": [`mail.${domain}`],
  [`A mail.${domain}`]: [ip],
};

export interface Relaying {
  /** Changes the mail before it is signed, and after. */
  before?: (source: string) => string;
  after?: (source: string) => string;
  isSigned?: boolean;
  signingDomain?: string;
  privateKey?: string;
  /** When the signature ends. */
  expires?: Date;
  headerList?: string;
  envelopeDomain?: string;
  protocol?: string;
}

/** What the club's mail server and the reader's provider make of a mail. */
export async function relay(
  sent: string,
  now: Date,
  {
    before = (source) => source,
    after = (source) => source,
    isSigned = true,
    signingDomain = domain,
    privateKey = key.privateKey,
    expires,
    headerList = "From:To:Subject:Date:Message-ID:List-Unsubscribe:List-Unsubscribe-Post",
    envelopeDomain = domain,
    protocol = "ESMTPS",
  }: Relaying,
): Promise<string> {
  const changed = before(sent);
  const signature = { signingDomain, selector, privateKey };
  const signed = await dkimSign(changed, {
    ...signature,
    signatureData: [signature],
    canonicalization: "relaxed/relaxed",
    signTime: new Date(now.getTime() - 60_000),
    ...(expires && { expires }),
    headerList,
  });
  return [
    `Return-Path: <bounces@${envelopeDomain}>`,
    "Received: by mx.reader.net with LMTP id 1; Fri, 4 Dec 2026 12:00:02 +0000",
    `Received: from mail.${domain} (mail.${domain} [${ip}])`,
    ` by mx.reader.net (Postfix) with ${protocol} id 2; Fri, 4 Dec 2026 12:00:01 +0000`,
    "Received: from [10.0.0.7] (helo=club)",
    ` by mail.${domain} with ESMTPSA id 3; Fri, 4 Dec 2026 12:00:00 +0000`,
    `${isSigned ? signed.signatures : ""}${after(changed)}`,
  ].join("\r\n");
}

export function withoutHeader(name: string): (source: string) => string {
  return (source) => source.replace(new RegExp(`^${name}:.*\\r\\n(?:[ \\t].*\\r\\n)*`, "im"), "");
}
