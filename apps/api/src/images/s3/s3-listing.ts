import { load } from "cheerio/slim";
import type { StoredFile } from "../image-store.ts";

interface Listing {
  files: StoredFile[];
  /** The token of the next page; undefined on the last one. */
  next: string | undefined;
}

/**
 * Parses a page of ListObjectsV2: at most a thousand objects.
 * @throws Error for anything else, such as a page of a web server that isn't S3
 */
export function readListing(xml: string): Listing {
  const find = load(xml, { xmlMode: true });
  if (find("ListBucketResult").length === 0) throw new Error("The answer lists no bucket");
  const files = find("ListBucketResult > Contents")
    .toArray()
    .map((element) => {
      const textOf = (name: string) => find(element).children(name).text();
      return {
        name: textOf("Key"),
        storedAt: new Date(textOf("LastModified")),
        bytes: Number(textOf("Size")),
        ...md5Of(textOf("ETag")),
      };
    });
  const isTruncated = find("ListBucketResult > IsTruncated").text() === "true";
  const token = find("ListBucketResult > NextContinuationToken").text();
  if (isTruncated && token === "") throw new Error("The list ends early, and names no next page");
  return { files, next: isTruncated ? token : undefined };
}

/** The entity tag is the MD5 unless the service encrypts with its own key. */
function md5Of(etag: string): Pick<StoredFile, "md5"> {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  return md5 === undefined ? {} : { md5 };
}
