import { hash } from "node:crypto";

/** Matches a strong tag, and one that a proxy has weakened by compressing what it stands for. */
const tag = /^(?:W\/)?"(\d{1,9})-[^"]*"$/;

/**
 * The `ETag` of an answer that is an event, an album, a post or a campaign: its version, and a
 * hash, as counts and what follows from the time change without one.
 * Undefined for any other answer.
 */
export function entityTagOf(answer: object): string | undefined {
  const data = "data" in answer ? answer.data : undefined;
  if (typeof data !== "object" || data === null || !("version" in data)) return undefined;
  if (typeof data.version !== "number") return undefined;
  return `"${data.version}-${hash("sha1", JSON.stringify(data), "base64url")}"`;
}

/** No version: a change that begins from it is refused. */
const unknownVersion = 0;

/** The version that `If-Match` names. Undefined where any will do. */
export function versionOfIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const versions = header.split(",").flatMap((each) => {
    const [, version] = tag.exec(each.trim()) ?? [];
    return version === undefined ? [] : [Number(version)];
  });
  return Math.max(unknownVersion, ...versions);
}
