import { hash } from "node:crypto";

/** Matches a strong tag, and one that a compressing proxy has made weak. */
const tag = /^(?:W\/)?"(\d{1,9})-[^"]*"$/;

/**
 * The `ETag` of an event, an album, a post or a campaign: its version and a hash, because counts
 * and time-dependent values change without a new version. Undefined for any other answer.
 */
export function entityTagOf(answer: object): string | undefined {
  const data = "data" in answer ? answer.data : undefined;
  if (typeof data !== "object" || data === null || !("version" in data)) return undefined;
  if (typeof data.version !== "number") return undefined;
  return `"${data.version}-${hash("sha1", JSON.stringify(data), "base64url")}"`;
}

/** An unknown version: a change based on it is refused. */
const unknownVersion = 0;

/** The version in `If-Match`. Undefined if any is accepted. */
export function versionOfIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const versions = header.split(",").flatMap((each) => {
    const [, version] = tag.exec(each.trim()) ?? [];
    return version === undefined ? [] : [Number(version)];
  });
  return Math.max(unknownVersion, ...versions);
}
