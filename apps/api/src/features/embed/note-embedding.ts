import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { noteEmbeddingHost } from "@before-ten/db/queries/embed/embedding-hosts";
import type { Deps } from "../../deps.ts";

interface Noting extends Pick<Deps, "db" | "clock" | "site"> {
  onError: (error: unknown) => void;
}

/** Anybody can send any referrer, so both are bounded. */
const maxPerDay = 200;
const maxRows = 1_000;

/**
 * Notes which sites show our list, once a day each, by the referrer of the frame. Nothing is kept
 * of the visitor or the page.
 */
export function createEmbeddingNotes({ db, clock, site, onError }: Noting) {
  const ownHost = new URL(site.publicUrl).hostname;
  let day = "";
  let seen = new Set<string>();

  return function note({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): void {
    if (!url.startsWith("/embed/events")) return;
    const host = partnerHost(headers.referer);
    if (host === undefined || host === ownHost) return;
    const country = countryIn(url);
    const today = clock.now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      seen = new Set();
    }
    const key = `${host} ${country ?? ""}`;
    if (seen.has(key) || seen.size >= maxPerDay) return;
    seen.add(key);
    noteEmbeddingHost(db, { host, country, day, max: maxRows }).catch((error: unknown) => {
      seen.delete(key);
      onError(error);
    });
  };
}

function countryIn(url: string): string | undefined {
  const country = new URLSearchParams(url.split("?", 2)[1]).get("country")?.toUpperCase();
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

/** A name on the web; no address of a machine. */
function partnerHost(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { protocol, hostname } = new URL(referer);
  const isName = hostname.includes(".") && hostname.length <= 253 && isIP(hostname) === 0;
  return (protocol === "https:" || protocol === "http:") && isName ? hostname : undefined;
}
