import {
  alignmentSentences,
  dkimSentences as dkim,
  dmarcSentences as dmarc,
  oneClickSentences,
  postalSentences,
  reverseSentences,
  spfSentences as spf,
  tlsSentences,
} from "@before-ten/contracts/sender-health/messages";
import type { SenderCheck } from "@before-ten/contracts/sender-health/rules";
import {
  type Relaying,
  createKey,
  domain,
  ip,
  key,
  keyName,
  withoutHeader,
} from "./club-that-sends.ts";
import type { Zone } from "./dns-server.ts";

/** The time of the test. */
const now = new Date("2026-12-04T12:00:00Z");

/** Mail servers the tests run. */
export type ServerKind = "good" | "none" | "expired" | "other-name" | "untrusted";

/** What differs from a club whose mail is in order. */
export interface Situation {
  zone?: Zone;
  relaying?: Relaying;
  server?: ServerKind;
  isDnsGone?: boolean;
}

const other = "mailer.net";
const includes = Array.from({ length: 11 }, (_, index) => `i${index}.${other}`);

export const faults: Record<string, Situation & { check: SenderCheck; sentence: string }> = {
  "no SPF record": {
    zone: { [`TXT ${domain}`]: ["site-verification=1"] },
    check: "spf",
    sentence: spf.missing(domain),
  },
  "two SPF records": {
    zone: { [`TXT ${domain}`]: [`v=spf1 ip4:${ip} -all`, "v=spf1 mx -all"] },
    check: "spf",
    sentence: spf.several(domain, 2),
  },
  "an SPF record with too many look-ups": {
    zone: {
      [`TXT ${domain}`]: [
        `v=spf1 ${includes.map((name) => `include:${name}`).join(" ")} ip4:${ip} -all`,
      ],
      ...Object.fromEntries(includes.map((name) => [`TXT ${name}`, ["v=spf1 -all"]])),
    },
    check: "spf",
    sentence: spf.tooManyLookUps(domain),
  },
  "an SPF record without our server": {
    zone: { [`TXT ${domain}`]: ["v=spf1 ip4:52.95.48.99 -all"] },
    check: "spf",
    sentence: spf.excludes(domain, ip),
  },
  "an SPF record that lets everyone send": {
    zone: { [`TXT ${domain}`]: ["v=spf1 +all"] },
    check: "spf",
    sentence: spf.everyone(domain),
  },
  "an SPF record with a typing error": {
    zone: { [`TXT ${domain}`]: [`v=spf1 ipv4:${ip} -all`] },
    check: "spf",
    sentence: spf.unreadable(domain),
  },
  "no signature": { relaying: { isSigned: false }, check: "dkim", sentence: dkim.unsigned },
  "no DKIM key": {
    zone: { [`TXT ${keyName}`]: [] },
    check: "dkim",
    sentence: dkim.noKey(keyName),
  },
  "another DKIM key": {
    relaying: { privateKey: createKey().privateKey },
    check: "dkim",
    sentence: dkim.otherKey(keyName),
  },
  "a revoked DKIM key": {
    zone: { [`TXT ${keyName}`]: ["v=DKIM1; k=rsa; p="] },
    check: "dkim",
    sentence: dkim.revoked(keyName),
  },
  "a damaged DKIM key": {
    zone: { [`TXT ${keyName}`]: [key.record.slice(0, 120)] },
    check: "dkim",
    sentence: dkim.badKey(keyName),
  },
  "a body changed after signing": {
    relaying: { after: (source) => `${source}\r\nThis mail was scanned.\r\n` },
    check: "dkim",
    sentence: dkim.bodyChanged,
  },
  "an expired signature": {
    relaying: { expires: new Date(now.getTime() - 30_000) },
    check: "dkim",
    sentence: dkim.expired,
  },
  "no DMARC record": {
    zone: { [`TXT _dmarc.${domain}`]: [] },
    check: "dmarc",
    sentence: dmarc.missing(domain),
  },
  "a DMARC record with a typing error": {
    zone: { [`TXT _dmarc.${domain}`]: [`v=DMARC1; p=quarentine; rua=mailto:dmarc@${domain}`] },
    check: "dmarc",
    sentence: dmarc.unreadable(domain),
  },
  "two DMARC records": {
    zone: { [`TXT _dmarc.${domain}`]: ["v=DMARC1; p=reject", "v=DMARC1; p=none"] },
    check: "dmarc",
    sentence: dmarc.several(domain),
  },
  "neither SPF nor DKIM of the readers' domain": {
    zone: {
      [`TXT ${other}`]: [`v=spf1 ip4:${ip} -all`],
      [`TXT s1._domainkey.${other}`]: [key.record],
    },
    relaying: { signingDomain: other, envelopeDomain: other },
    check: "alignment",
    sentence: alignmentSentences.none(domain),
  },
  "no reverse name": {
    zone: { "PTR 10.48.95.52.in-addr.arpa": [] },
    check: "reverse-name",
    sentence: reverseSentences.missing(ip),
  },
  "a reverse name that leads elsewhere": {
    zone: { [`A mail.${domain}`]: ["52.95.48.11"] },
    check: "reverse-name",
    sentence: reverseSentences.unconfirmed(ip, `mail.${domain}`),
  },
  "a mail server without TLS": { server: "none", check: "tls", sentence: tlsSentences.none },
  "an expired certificate": { server: "expired", check: "tls", sentence: tlsSentences.expired },
  "a certificate for another name": {
    server: "other-name",
    check: "tls",
    sentence: tlsSentences["other-name"],
  },
  "a certificate by no known authority": {
    server: "untrusted",
    check: "tls",
    sentence: tlsSentences.untrusted,
  },
  "a lost List-Unsubscribe": {
    relaying: { before: withoutHeader("List-Unsubscribe") },
    check: "one-click",
    sentence: oneClickSentences.missing,
  },
  "a lost List-Unsubscribe-Post": {
    relaying: { before: withoutHeader("List-Unsubscribe-Post") },
    check: "one-click",
    sentence: oneClickSentences.noPost,
  },
  "an unsubscribe link without https": {
    relaying: { before: (source) => source.replace("<https://club", "<http://club") },
    check: "one-click",
    sentence: oneClickSentences.noHttps,
  },
  "a lost postal address": {
    relaying: { before: (source) => source.replaceAll("Example Street", "Some Street") },
    check: "postal-address",
    sentence: postalSentences.lost,
  },
};

/** What is unusual and right. */
export const healthy: Record<string, Situation> = {
  "as it should be": {},
  "a soft end of SPF": { zone: { [`TXT ${domain}`]: [`v=spf1 ip4:${ip} ~all`] } },
  "an SPF record by mail server and name": {
    zone: {
      [`TXT ${domain}`]: [`v=spf1 mx a:mail.${domain} -all`],
      [`MX ${domain}`]: [`mail.${domain}`],
    },
  },
  "bounces that return to a mailing service": {
    zone: { [`TXT bounces.${other}`]: [`v=spf1 ip4:${ip} -all`] },
    relaying: { envelopeDomain: `bounces.${other}` },
  },
  "a signature that ends later": {
    relaying: { expires: new Date(now.getTime() + 7 * 86_400_000) },
  },
  "a reverse name among several": {
    zone: { "PTR 10.48.95.52.in-addr.arpa": [`old.${domain}`, `mail.${domain}`] },
  },
  "records in other letters": {
    zone: { [`TXT _dmarc.${domain}`]: ["v=DMARC1;p=REJECT;pct=100"] },
  },
};

/** What still works. */
export const warnings: Record<string, Situation & { sentence: string }> = {
  "DMARC that only watches": {
    zone: { [`TXT _dmarc.${domain}`]: ["v=DMARC1; p=none"] },
    sentence: dmarc.watching(domain),
  },
  "SPF without an end": {
    zone: { [`TXT ${domain}`]: [`v=spf1 ip4:${ip}`] },
    sentence: spf.undecided(domain),
  },
  "a key that is being tested": {
    zone: { [`TXT ${keyName}`]: [`t=y; ${key.record.replace("v=DKIM1; ", "")}`] },
    sentence: dkim.testing(keyName),
  },
  "headers of unsubscribing that aren't signed": {
    relaying: { headerList: "From:To:Subject:Date" },
    sentence: oneClickSentences.unsigned,
  },
  "the way to the reader without TLS": {
    relaying: { protocol: "ESMTP" },
    sentence: tlsSentences.openRelay,
  },
};
