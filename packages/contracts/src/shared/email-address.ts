import { trimInvisible } from "./text/clean-text.ts";

/** Without zod, so that the newsletter form on public pages doesn't load 22 KB. */

/** Available in browsers and Node; its types are in libraries that contracts doesn't use. */
declare const URL: {
  new (url: string): { hostname: string };
  canParse: (url: string) => boolean;
};

const maxEmailLength = 254;
/** Max length of what is typed or pasted: an address with a name before it. */
const maxTypedLength = 1_000;

/**
 * Characters an address can't contain: white space, those that could start a second mail header or
 * recipient, and invisible ones (control, format and ignorable characters, lone surrogates).
 */
const unwanted = String.raw`\s@,;:<>()\[\]\\"\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}`;

/** One `@`, and a domain of at least two names separated by dots. */
const pattern = new RegExp(`^[^${unwanted}]+@([^${unwanted}.]+\\.)+[^${unwanted}.]+$`, "u");

/** `Ana Smith <ana@mail.example>`, as mail programs copy an address. */
const withName = /^(?:"[^"]*"\s*|[^<>@,;:"]*)<([^<>]*)>$/u;

const domainName = /^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9_-]{1,63}$/u;
/** With a last part like this, mail programs and browsers read the domain as an IPv4 address. */
const numericEnd = /\.(?:\d+|0x[\da-f]*)$/u;

/** Scripts with letters that look like another's. The last one stands for all others. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
];

/**
 * The normalized form in which an address is stored and compared: the domain in ASCII (IDNA), A to
 * Z in lower case. Removes what surrounds a pasted one; undefined if it isn't an address.
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

/** Whether a mail to it goes to a single mailbox and can't inject another header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}

/**
 * Beyond ASCII, only text with a single spelling is accepted: no capitals and no compatibility
 * forms (K, ſ), which databases and mail servers fold differently, and only one script.
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

/** By IDNA. Only letters, because a URL would interpret `%`, `/` or `?`. */
function asciiDomain(text: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(text)) return undefined;
  const address = `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** A to Z, nothing else. */
function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
