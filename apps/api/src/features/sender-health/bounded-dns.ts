import { Resolver } from "node:dns/promises";
import { Address6 } from "ip-address";

const lookUpMs = 2_000;
const tries = 2;

/** Looks records up as `mailauth` asks for them. */
type LookUp = (name: string, type: string) => Promise<string[][] | string[]>;

export interface Dns {
  lookUp: LookUp;
  /** The TXT records of a name, each joined; null if the DNS doesn't answer. */
  texts: (name: string) => Promise<string[] | null>;
  /** The names of an address; null if the DNS doesn't answer. */
  names: (ip: string) => Promise<string[] | null>;
  /** Whether a name leads to an address; null if the DNS doesn't answer. */
  leadsTo: (name: string, ip: string) => Promise<boolean | null>;
}

/** `servers`: such as `127.0.0.1:53`; the machine's own by default. */
export function openDns(servers: readonly string[] | undefined): Dns {
  const resolver = new Resolver({ timeout: lookUpMs, tries });
  if (servers !== undefined) resolver.setServers(servers);
  let answers = 0;
  let silences = 0;

  /** A DNS that has never answered isn't waited for again with every name. */
  async function ask<Found>(look: () => Promise<Found>): Promise<Found> {
    if (answers === 0 && silences > 0) throw withCode("ETIMEOUT");
    try {
      const found = await look();
      answers += 1;
      return found;
    } catch (error) {
      if (isMissing(error)) answers += 1;
      else silences += 1;
      throw error;
    }
  }

  const byType: Record<string, (name: string) => Promise<string[][] | string[]>> = {
    TXT: (name) => resolver.resolveTxt(name),
    A: (name) => resolver.resolve4(name),
    AAAA: (name) => resolver.resolve6(name),
    PTR: (name) => resolver.resolvePtr(name),
    // `mailauth` reads the answer as Node gives it; its types know only texts.
    MX: async (name) => Object.assign<string[], object[]>([], await resolver.resolveMx(name)),
  };
  return {
    async lookUp(name, type) {
      const look = byType[type];
      if (look === undefined) throw withCode("ENODATA");
      return ask(() => look(name));
    },
    async texts(name) {
      const records = await emptyIfMissing(ask(() => resolver.resolveTxt(name)));
      return records?.map((parts) => parts.join("")) ?? null;
    },
    // `resolver.reverse` takes a server that doesn't answer for a missing name.
    names: (ip) => emptyIfMissing(ask(() => resolver.resolvePtr(reverseNameOf(ip)))),
    async leadsTo(name, ip) {
      const look = () => (ip.includes(":") ? resolver.resolve6(name) : resolver.resolve4(name));
      const found = await emptyIfMissing(ask(look));
      return found?.some((address) => isSame(address, ip)) ?? null;
    },
  };
}

function withCode(code: string): Error {
  return Object.assign(new Error(`The DNS gives no answer: ${code}`), { code });
}

/** No such name, and no such record, are answers. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /^E(?:NOTFOUND|NODATA)$/.test(String(error.code))
  );
}

async function emptyIfMissing<Found>(looking: Promise<Found[]>): Promise<Found[] | null> {
  return looking.catch((error: unknown) => (isMissing(error) ? [] : null));
}

function reverseNameOf(ip: string): string {
  if (ip.includes(":")) return new Address6(ip).reverseForm({ omitSuffix: false }).slice(0, -1);
  return `${ip.split(".").toReversed().join(".")}.in-addr.arpa`;
}

function isSame(one: string, other: string): boolean {
  const written = (ip: string) => (ip.includes(":") ? new URL(`http://[${ip}]`).hostname : ip);
  return written(one) === written(other);
}
