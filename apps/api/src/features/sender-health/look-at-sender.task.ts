import { dmarc } from "mailauth/lib/dmarc/index.js";
import { spf } from "mailauth/lib/spf/index.js";
import { type Dns, openDns } from "./bounded-dns.ts";
import { readSentMail } from "./read-sent-mail.ts";
import type { LookedAtSender, MailFacts } from "./sender-facts.ts";

export interface LookAtSenderInput {
  dnsServers: readonly string[] | undefined;
  fromDomain: string;
  envelopeDomain: string;
  /** A mail as it arrived; what was stored of an earlier one otherwise. */
  source: string | Uint8Array | undefined;
  mail: MailFacts | undefined;
  legalSender: string;
  now: Date;
}

/** Kept for examples (RFC 5737): only a record that allows every address allows this one. */
const noOnesAddress = "192.0.2.1";
const spfMs = 15_000;

/** Asks the DNS. Runs as a task, because the library is large and mails are read. */
export async function run(input: LookAtSenderInput): Promise<LookedAtSender> {
  const dns = openDns(input.dnsServers);
  const mail =
    input.source === undefined
      ? (input.mail ?? null)
      : await readSentMail(input.source, input, dns);
  const spfDomain = mail?.envelopeDomain ?? input.envelopeDomain;
  const [spfFacts, reverse] = await Promise.all([
    lookAtSpf(dns, spfDomain, mail),
    lookAtReverse(dns, mail?.ip ?? undefined),
  ]);
  const passed = spfFacts.server?.result === "pass" ? [spfDomain] : [];
  const dmarcFacts = await lookAtDmarc(dns, mail?.fromDomain ?? input.fromDomain, {
    mail,
    spfDomains: passed,
    isSpfUnknown: spfFacts.server?.result === "temperror",
  });
  return { mail, dns: { spf: spfFacts, dmarc: dmarcFacts, reverse } };
}

type DnsFacts = LookedAtSender["dns"];

async function lookAtSpf(
  dns: Dns,
  domain: string,
  mail: MailFacts | null,
): Promise<DnsFacts["spf"]> {
  const evaluate = async (ip: string) => {
    const { status } = await spf({
      sender: `postmaster@${domain}`,
      ip,
      helo: mail?.helo ?? domain,
      resolver: dns.lookUp,
      maxElapsedTime: spfMs,
    });
    return { ip, result: status.result, why: status.comment ?? "" };
  };
  const [texts, anyone, server] = await Promise.all([
    dns.texts(domain),
    evaluate(noOnesAddress),
    mail?.ip ? evaluate(mail.ip) : null,
  ]);
  const records = texts?.filter((text) => /^v=spf1(?:\s|$)/i.test(text)) ?? null;
  return { domain, records, anyone: { result: anyone.result, why: anyone.why }, server };
}

async function lookAtReverse(dns: Dns, ip: string | undefined): Promise<DnsFacts["reverse"]> {
  if (ip === undefined) return null;
  const names = await dns.names(ip);
  if (names === null) return { ip, names, isConfirmed: null };
  const found = await Promise.all(names.slice(0, 10).map((name) => dns.leadsTo(name, ip)));
  const isConfirmed = found.includes(true) || (found.includes(null) ? null : false);
  return { ip, names, isConfirmed };
}

interface Vouching {
  mail: MailFacts | null;
  spfDomains: string[];
  isSpfUnknown: boolean;
}

async function lookAtDmarc(
  dns: Dns,
  domain: string,
  { mail, spfDomains, isSpfUnknown }: Vouching,
): Promise<DnsFacts["dmarc"]> {
  const signatures = mail?.signatures ?? [];
  const dkimDomains = signatures
    .filter(({ result }) => result === "pass")
    .map((signed) => ({ domain: signed.domain }));
  const judged = await dmarc({
    headerFrom: [`postmaster@${domain}`],
    spfDomains,
    dkimDomains,
    resolver: dns.lookUp,
  });
  const found = judged === false ? undefined : judged;
  const result = found?.status.result;
  const texts = await dns.texts(`_dmarc.${found?.policyDomain ?? domain}`);
  const isTold = mail !== null && found?.policyDomain !== undefined;
  const isUnknown =
    result === "fail" &&
    (isSpfUnknown || mail?.ip === null || signatures.some((each) => each.result === "temperror"));
  return {
    domain: found?.policyDomain ?? domain,
    records: result === "temperror" ? null : (texts?.filter((text) => /dmarc/i.test(text)) ?? null),
    policy: found?.policy ?? null,
    alignment: isTold ? (isUnknown ? "temperror" : (result ?? null)) : null,
  };
}
