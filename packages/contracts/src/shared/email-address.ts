import { trimInvisible } from "./clean-text.ts";

/** Free of zod, so that the newsletter form on public pages doesn't carry a validator of 22 KB. */

/** Browsers and Node have it; its types are in libraries that contracts do without. */
declare const URL: {
  new (url: string): { hostname: string };
  canParse: (url: string) => boolean;
};

const maxEmailLength = 254;
/** Of what is typed or pasted: an address with a name in front of it. */
const maxTypedLength = 1_000;

/**
 * Characters that no address may have: white space, what would start a second mail header or
 * recipient, and what can't be seen (control, format and ignorable characters, half surrogates).
 */
const unwanted = String.raw`\s@,;:<>()\[\]\\"\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}`;

/** One `@`, and a domain of at least two names with something between its dots. */
const pattern = new RegExp(`^[^${unwanted}]+@([^${unwanted}.]+\\.)+[^${unwanted}.]+$`, "u");

/** `Ana Smith <ana@mail.example>`, as mail programs copy an address. */
const withName = /^(?:"[^"]*"\s*|[^<>@,;:"]*)<([^<>]*)>$/u;

const domainName = /^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9_-]{1,63}$/u;
/** Such a last name makes an IPv4 address of the domain, in a mail program as in a browser. */
const numericEnd = /\.(?:\d+|0x[\da-f]*)$/u;

/** Scripts with letters that look like those of another. The last one is all others. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
];

/**
 * The one form in which an address is stored and compared: the domain in ASCII (IDNA), A to Z in
 * small letters. Drops what surrounds a pasted one; undefined when it is no address.
 */
export function readEmailAddress(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const text = trimInvisible(typed);
  const address = trimInvisible(withName.exec(text)?.[1] ?? text).replace(/\.$/, "");
  if (!isEmailAddress(address)) return undefined;
  const at = address.indexOf("@");
  const local = readLocalPart(address.slice(0, at));
  const domain = readDomain(address.slice(at + 1));
  if (local === undefined || domain === undefined) return undefined;
  const read = `${local}@${domain}`;
  return read.length <= maxEmailLength ? read : undefined;
}

/** Whether a mail to it goes to one mailbox and can't begin another header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}

/**
 * Beyond ASCII only what is written in one way is an address: no capitals and no compatibility
 * forms (K, ſ), which databases and mail servers fold in different ways, and one script.
 */
function readLocalPart(text: string): string | undefined {
  const local = foldAscii(text);
  if (!/[^ -~]/u.test(local)) return local;
  const hasOneSpelling =
    local.normalize("NFKC") === local && local.toLowerCase() === local && !local.includes("ı");
  if (!hasOneSpelling || scripts.filter((script) => script.test(local)).length > 1) {
    return undefined;
  }
  return local;
}

function readDomain(text: string): string | undefined {
  const domain = /[^ -~]/u.test(text) ? asciiDomain(text) : foldAscii(text);
  const isDomain = domain !== undefined && domainName.test(domain) && !numericEnd.test(domain);
  return isDomain ? domain : undefined;
}

/** By IDNA. Letters alone: a URL would read `%`, `/` or `?` in ways of its own. */
function asciiDomain(text: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(text)) return undefined;
  const address = `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** A to Z, nothing else. */
function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
