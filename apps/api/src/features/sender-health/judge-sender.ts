import {
  alignmentSentences,
  dkimSentences,
  dmarcSentences,
  oneClickSentences,
  postalSentences,
  reverseSentences,
  spfSentences,
  tlsSentences,
} from "@before-ten/contracts/sender-health/messages";
import type { SenderFinding } from "@before-ten/contracts/sender-health/output";
import {
  type SenderCheck,
  type SenderState,
  senderChecks,
} from "@before-ten/contracts/sender-health/rules";
import { judgeRates } from "./judge-rates.ts";
import type { MailFacts, SenderFacts, Signature } from "./sender-facts.ts";

interface Judgement {
  state: SenderState;
  sentence: string;
}

const ok = (sentence: string): Judgement => ({ state: "ok", sentence });
const warning = (sentence: string): Judgement => ({ state: "warning", sentence });
const wrong = (sentence: string): Judgement => ({ state: "wrong", sentence });
const unknown = (sentence: string): Judgement => ({ state: "unknown", sentence });

/**
 * Judges what was found. Only what was really seen is right or wrong: a DNS that doesn't answer, or
 * a mail that wasn't seen, is unknown. `missingSender`: what Settings lack by law, as a sentence.
 */
export function judgeSender(
  { mail, dns, tls, rates }: SenderFacts,
  missingSender: string | undefined,
): SenderFinding[] {
  const judgements: Record<SenderCheck, Judgement> = {
    spf: judgeSpf(dns.spf),
    dkim: judgeDkim(mail),
    dmarc: judgeDmarc(dns.dmarc),
    alignment: judgeAlignment(dns.dmarc, mail),
    "reverse-name": judgeReverse(dns.reverse),
    tls: judgeTls(tls, mail),
    "one-click": judgeOneClick(mail),
    "postal-address": judgePostalAddress(mail, missingSender),
    ...judgeRates(rates),
  };
  return senderChecks.map((check) => ({ check, ...judgements[check] }));
}

type Dns = SenderFacts["dns"];

function judgeSpf({ domain, records, anyone, server }: Dns["spf"]): Judgement {
  if (records === null) return unknown(spfSentences.unanswered(domain));
  if (records.length === 0) return wrong(spfSentences.missing(domain));
  if (records.length > 1) return wrong(spfSentences.several(domain, records.length));
  if (anyone.result === "pass") return wrong(spfSentences.everyone(domain));
  // Without a mail, a name in the record that is missing may be one that isn't reached.
  const { result, why } = server ?? anyone;
  if (result === "temperror") return unknown(spfSentences.unanswered(domain));
  if (result === "permerror") return wrong(whyUnreadable(why)(domain));
  if (server === null) return unknown(spfSentences.notSeen(domain));
  if (result !== "pass") return wrong(spfSentences.excludes(domain, server.ip));
  if (anyone.result === "permerror") return warning(spfSentences.nearLimit(domain));
  if (anyone.result === "neutral") return warning(spfSentences.undecided(domain));
  return ok(spfSentences.good(domain, server.ip));
}

/** By the words of `mailauth`. */
function whyUnreadable(why: string): (domain: string) => string {
  return /too many/i.test(why) ? spfSentences.tooManyLookUps : spfSentences.unreadable;
}

/** One good signature is enough, as mailing services add their own. */
function judgeDkim(mail: MailFacts | null): Judgement {
  if (mail === null) return unknown(dkimSentences.notSeen);
  const { signatures, fromDomain } = mail;
  const [own] = signatures.toSorted(
    (one, other) => kinship(other, fromDomain) - kinship(one, fromDomain),
  );
  if (own === undefined) return wrong(dkimSentences.unsigned);
  const name = keyNameOf(own);
  if (own.result === "temperror") return unknown(dkimSentences.unanswered(name));
  if (own.result !== "pass") return wrong(whyUnverified(own, name));
  if (own.isTesting) return warning(dkimSentences.testing(name));
  if (own.isPartial) return warning(dkimSentences.partial);
  const isShort = own.keyBits !== null && own.keyBits < goodKeyBits;
  return isShort ? warning(dkimSentences.shortKey(name)) : ok(dkimSentences.good(name));
}

const goodKeyBits = 2048;

/** Signatures that pass come first, then those of the domain that readers see. */
function kinship({ domain, result }: Signature, fromDomain: string): number {
  const isOwn = domain === fromDomain || fromDomain.endsWith(`.${domain}`);
  return (result === "pass" ? 2 : 0) + (isOwn ? 1 : 0);
}

function keyNameOf({ selector, domain }: Signature): string {
  return `${selector}._domainkey.${domain}`;
}

/** By the words of `mailauth`. */
function whyUnverified({ why, isRevoked }: Signature, name: string): string {
  if (isRevoked) return dkimSentences.revoked(name);
  const sentences: Readonly<Record<string, string>> = {
    "no key": dkimSentences.noKey(name),
    "invalid public key": dkimSentences.badKey(name),
    "unknown key version": dkimSentences.badKey(name),
    "unknown key type": dkimSentences.badKey(name),
    "body hash did not verify": dkimSentences.bodyChanged,
    "bad signature": dkimSentences.otherKey(name),
    expired: dkimSentences.expired,
    "weak-key": dkimSentences.weakKey(name),
  };
  return sentences[why] ?? dkimSentences.other(why);
}

const policies = new Set(["none", "quarantine", "reject"]);

function judgeDmarc({ domain, records, policy }: Dns["dmarc"]): Judgement {
  if (records === null) return unknown(dmarcSentences.unanswered(domain));
  if (records.length === 0) return wrong(dmarcSentences.missing(domain));
  if (records.length > 1) return wrong(dmarcSentences.several(domain));
  const [, stated = ""] = /;\s*p\s*=\s*(\w*)/i.exec(records[0] ?? "") ?? [];
  if (policy === null || !policies.has(stated.toLowerCase())) {
    return wrong(dmarcSentences.unreadable(domain));
  }
  if (policy === "none") return warning(dmarcSentences.watching(domain));
  return ok(dmarcSentences.good(domain, policy));
}

function judgeAlignment(
  { records, policy, alignment }: Dns["dmarc"],
  mail: MailFacts | null,
): Judgement {
  if (mail === null) return unknown(alignmentSentences.notSeen);
  if (records !== null && policy === null) return unknown(alignmentSentences.noRecord);
  if (alignment === "pass") return ok(alignmentSentences.good(mail.fromDomain));
  if (alignment === "fail") return wrong(alignmentSentences.none(mail.fromDomain));
  return unknown(alignmentSentences.unanswered);
}

function judgeReverse(reverse: Dns["reverse"]): Judgement {
  if (reverse === null) return unknown(reverseSentences.notSeen);
  const { ip, names, isConfirmed } = reverse;
  if (names === null) return unknown(reverseSentences.unanswered(ip));
  const [name] = names;
  if (name === undefined) return wrong(reverseSentences.missing(ip));
  if (isConfirmed === null) return unknown(reverseSentences.unanswered(ip));
  return isConfirmed
    ? ok(reverseSentences.good(ip, name))
    : wrong(reverseSentences.unconfirmed(ip, name));
}

function judgeTls(tls: SenderFacts["tls"], mail: MailFacts | null): Judgement {
  if (tls === "unreachable") return unknown(tlsSentences.unreachable);
  if (tls !== "good" && tls !== "local") return wrong(tlsSentences[tls]);
  // Some providers don't note it.
  if (mail?.wasEncrypted === false) return warning(tlsSentences.openRelay);
  return ok(tlsSentences[tls]);
}

function judgeOneClick(mail: MailFacts | null): Judgement {
  if (mail === null) return unknown(oneClickSentences.notSeen);
  if (mail.oneClick !== "good") return wrong(oneClickSentences[mail.oneClick]);
  const passing = mail.signatures.filter(({ result }) => result === "pass");
  // Without a good signature, DKIM is what is wrong.
  const isSigned = passing.length === 0 || passing.some(({ signsOneClick }) => signsOneClick);
  return isSigned ? ok(oneClickSentences.good) : warning(oneClickSentences.unsigned);
}

function judgePostalAddress(mail: MailFacts | null, missingSender: string | undefined): Judgement {
  if (missingSender !== undefined) return wrong(missingSender);
  if (mail === null) return unknown(postalSentences.notSeen);
  return mail.hasPostalAddress ? ok(postalSentences.good) : wrong(postalSentences.lost);
}
