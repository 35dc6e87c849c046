import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { simpleParser } from "mailparser";
import { isPublicAddress } from "../../outbound/public-addresses.ts";
import type { Dns } from "./bounded-dns.ts";
import type { MailFacts, Signature } from "./sender-facts.ts";

type Verified = Awaited<ReturnType<typeof dkimVerify>>;

interface Headers {
  /** The unfolded values of a header, from the top. */
  all: (name: string) => string[];
  first: (name: string) => string | undefined;
}

interface Expected {
  /** How the sender by law stands below our mails. */
  legalSender: string;
  now: Date;
}

/** Reads what a reader's provider saw. The signatures are verified against the DNS of now. */
export async function readSentMail(
  source: string | Uint8Array,
  { legalSender, now }: Expected,
  dns: Dns,
): Promise<MailFacts> {
  const mail = withLineEnds(source);
  const verified = await dkimVerify(mail, {
    resolver: dns.lookUp,
    rejectRsaSha1: true,
    curTime: now,
  });
  const headers = headersOf(verified);
  const hop = lastHop(headers.all("received"));
  return {
    fromDomain: domainOf(verified.headerFrom[0]) ?? "",
    envelopeDomain: domainOf(verified.envelopeFrom || undefined) ?? null,
    ip: hop?.ip ?? null,
    helo: hop?.helo ?? null,
    wasEncrypted: hop?.wasEncrypted ?? null,
    signatures: verified.results.flatMap(presentSignature),
    oneClick: oneClickOf(headers),
    hasPostalAddress: legalSender !== "" && (await says(mail, legalSender)),
  };
}

/** A saved or pasted mail may have other line ends than the signed one. */
function withLineEnds(source: string | Uint8Array): Buffer {
  const bytes = Buffer.from(source);
  return Buffer.from(bytes.toString("latin1").replaceAll(/\r?\n/g, "\r\n"), "latin1");
}

function headersOf(verified: Verified): Headers {
  const parsed = verified.headers?.parsed ?? [];
  const all = (name: string) =>
    parsed.flatMap(({ key, line }) =>
      key === name
        ? [
            line
              .toString()
              .replace(/^[^:]*:/, "")
              .replaceAll(/\s+/g, " ")
              .trim(),
          ]
        : [],
    );
  return { all, first: (name) => all(name)[0] };
}

interface Hop {
  ip: string;
  helo: string;
  wasEncrypted: boolean;
}

/**
 * The step between our side and the reader's provider: the topmost from a public address that
 * didn't sign in, as mail programs and our own server do.
 */
function lastHop(received: readonly string[]): Hop | undefined {
  for (const line of received) {
    const [, helo = "", comment = ""] = /^from (\S+) (\([^)]*\))?/i.exec(line) ?? [];
    const [, ip = ""] = /\[(?:IPv6:)?([0-9a-f.:]+)\]/i.exec(`${comment} ${helo}`) ?? [];
    const [, protocol = ""] = /\bwith (?:UTF8)?(\S+)/i.exec(line) ?? [];
    if (!isPublicAddress(ip) || /^ESMTPS?A$/i.test(protocol)) continue;
    return { ip, helo, wasEncrypted: /S$/i.test(protocol) || /\bTLS/i.test(line) };
  }
  return undefined;
}

function presentSignature(found: Verified["results"][number]): Signature[] {
  const { status, signingDomain: domain, selector } = found;
  if (domain === undefined || selector === undefined) return [];
  const signed = found.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/) ?? [];
  return [
    {
      domain: domain.toLowerCase(),
      selector,
      result: status.result,
      why: status.policy?.["dkim-rules"] ?? status.comment ?? "",
      keyBits: found.modulusLength ?? null,
      isRevoked: /(?:^|;)\s*p=\s*(?:;|$)/.test(found.rr ?? ""),
      isTesting: status.testing ?? false,
      isPartial: (status.underSized ?? 0) > 0,
      signsOneClick: ["list-unsubscribe", "list-unsubscribe-post"].every((name) =>
        signed.includes(name),
      ),
    },
  ];
}

function oneClickOf({ first }: Headers): MailFacts["oneClick"] {
  const leave = first("list-unsubscribe");
  if (leave === undefined) return "missing";
  if (!/<https:/i.test(leave)) return "noHttps";
  return first("list-unsubscribe-post") === undefined ? "noPost" : "good";
}

/** Whether the mail's text has the words, however it breaks its lines. */
async function says(mail: Buffer, words: string): Promise<boolean> {
  const { text = "" } = await simpleParser(mail, { skipTextToHtml: true, skipImageLinks: true });
  const joined = (each: string) => each.replaceAll(/\s+/g, " ");
  return joined(text).includes(joined(words));
}

function domainOf(address: string | undefined): string | undefined {
  return address?.split("@").at(-1)?.toLowerCase();
}
